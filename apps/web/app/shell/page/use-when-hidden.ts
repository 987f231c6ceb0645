import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when the page is hidden while `isOn`: what goes on by itself would go on unseen. */
export function useWhenHidden(isOn: boolean, act: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (): void => look();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [isOn]);
}
