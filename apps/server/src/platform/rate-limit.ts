import type { Clock } from './clock.ts';
import { Failure } from './failure.ts';

interface Window {
  startedAt: number;
  count: number;
}

/** Beyond this many callers the oldest windows are forgotten: memory stays bounded under a flood of addresses. */
const MAX_WINDOWS = 50_000;

/** Counts calls per caller in windows of fixed length. Per process: several processes allow that many times more. */
export function createRateLimiter(rate: { readonly max: number; readonly windowSeconds: number }, clock: Clock) {
  const windows = new Map<string, Window>();
  const lengthMs = rate.windowSeconds * 1000;
  return {
    /** Throws `rate_limited` once the caller had its share. */
    take(caller: string): void {
      const now = clock.now();
      const window = windows.get(caller);
      if (!window || now - window.startedAt >= lengthMs) {
        windows.delete(caller);
        windows.set(caller, { startedAt: now, count: 1 });
        if (windows.size > MAX_WINDOWS) for (const oldest of windows.keys()) return void windows.delete(oldest);
        return;
      }
      window.count += 1;
      if (window.count > rate.max) {
        throw new Failure('rate_limited', { args: { seconds: Math.ceil((window.startedAt + lengthMs - now) / 1000) } });
      }
    },
  };
}
