import { createPeriodicTimer } from '@touchline/client/push/periodic-timer';
import { useEffect, useEffectEvent } from 'react';

/**
 * Does a job again and again while `active` (R093), for what push might miss: not while an earlier run is still going, not while the page is out of
 * sight, and at once when the reader comes back (R096). The signal is aborted when the component goes.
 */
export function usePeriodic(intervalMs: number, active: boolean, job: (signal: AbortSignal) => Promise<unknown>): void {
  const run = useEffectEvent(async (signal: AbortSignal): Promise<void> => void (await job(signal)));
  useEffect(() => {
    if (!active) return undefined;
    const timer = createPeriodicTimer({ intervalMs, job: (signal) => run(signal) });
    const look = (): void => {
      if (document.visibilityState === 'hidden') timer.pause();
      else if (!timer.running) timer.start('now');
    };
    timer.start('later');
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      timer.destroy();
    };
  }, [intervalMs, active]);
}
