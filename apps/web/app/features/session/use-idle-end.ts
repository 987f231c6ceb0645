import { useEffect, useEffectEvent } from 'react';

/** When somebody last did something in any tab of the browser (epoch ms of the device). */
const ACTIVE = 'active-at';
/** Written and looked at this often: a minute more or less is no matter after half an hour. */
const STEP_MS = 15_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Calls when nobody has touched this browser's pages for so many minutes (R120). A page that follows prices by itself is no sign of a player. */
export function useIdleEnd(minutes: number | null, onIdle: () => void): void {
  const end = useEffectEvent(onIdle);
  useEffect(() => {
    if (minutes === null) return undefined;
    let noted = 0;
    const note = (): void => {
      const now = Date.now();
      if (now - noted < STEP_MS) return;
      noted = now;
      localStorage.setItem(ACTIVE, String(now));
    };
    note();
    const timer = setInterval(() => {
      if (Date.now() - Number(localStorage.getItem(ACTIVE) ?? 0) >= minutes * 60_000) end();
    }, STEP_MS);
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, note);
    };
  }, [minutes]);
}
