import { useEffect, useEffectEvent } from 'react';

/** When somebody last did something in any tab of the browser (epoch ms of the device). */
const LAST_ACTIVITY_KEY = 'active-at';
/** Written and looked at this often: a minute more or less is no matter after half an hour. */
const CHECK_INTERVAL_MS = 15_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Calls when nobody has touched this browser's pages for so many minutes (R120). A page that follows prices by itself is no event of a player. */
export function useIdleTimeout(minutes: number | null, onIdle: () => void): void {
  const end = useEffectEvent(onIdle);
  useEffect(() => {
    if (minutes === null) return undefined;
    let noted = 0;
    const note = (): void => {
      const now = Date.now();
      if (now - noted < CHECK_INTERVAL_MS) return;
      noted = now;
      localStorage.setItem(LAST_ACTIVITY_KEY, String(now));
    };
    note();
    const timer = setInterval(() => {
      if (Date.now() - Number(localStorage.getItem(LAST_ACTIVITY_KEY) ?? 0) >= minutes * 60_000) end();
    }, CHECK_INTERVAL_MS);
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, note);
    };
  }, [minutes]);
}
