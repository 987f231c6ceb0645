import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Failure } from './failure.ts';
import type { Platform } from './platform.ts';

const SAMPLE_MS = 500;
/** Callers waiting for a connection; beyond it new work would only wait for its time-out. */
const MAX_POOL_WAITERS = 400;
/** Answered even under pressure: who asks how it is, and the parts of a page that is on the screen already. */
const ALWAYS = /^\/(?:(?:health|metrics)(?:[?/]|$)|assets\/)/;

/** Sheds load with 503 instead of letting everyone wait. */
export function createPressureGauge({ pool, metrics, config }: Pick<Platform, 'pool' | 'metrics' | 'config'>) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let loopDelayMs = 0;
  const timer = setInterval(() => {
    loopDelayMs = delay.mean / 1e6 - 20;
    delay.reset();
  }, SAMPLE_MS);
  timer.unref();
  metrics.gauge('event_loop_delay_ms', 'Mean delay of the event loop', () => Math.max(0, loopDelayMs));
  metrics.gauge('pool_waiting', 'Callers waiting for a database connection', () => pool.waitingCount);
  return {
    refuse(url: string): Failure | undefined {
      const overloaded = loopDelayMs > config.maxLoopDelayMs || pool.waitingCount > MAX_POOL_WAITERS;
      return overloaded && !ALWAYS.test(url) ? new Failure('unavailable') : undefined;
    },
    stop(): void {
      clearInterval(timer);
      delay.disable();
    },
  };
}
