import { LRUCache } from 'lru-cache';
import { entryBounds } from '../cache/entry-bounds.ts';
import type { Platform } from '../platform.ts';
import { createSharedWindows, RATE_SHARES, type Rate, refusal, type Window } from './shared-windows.ts';

export interface RateLimiter {
  /** Counts a call. Throws Failure `rate_limited`, with the seconds to wait, once the caller had its share; a promise where others had to be asked. */
  take(caller: string): void | Promise<void>;
}

export interface Rates {
  limiter(call: string, rate: Rate): RateLimiter;
  /** Tells the other processes what was let through unasked. */
  report(): Promise<void>;
  stop(): void;
}

/** Beyond this many windows those unused for longest are forgotten: memory stays bounded under a flood of addresses. */
const MAX_WINDOWS = 100_000;

/**
 * Counts calls per caller in windows. A process alone counts by itself. Of several, each lets an eighth of the limit pass unasked, tells the
 * shared count of it within a second, and beyond that reserves calls there before it lets them pass: by eighths of what is left, so that who
 * is near the limit asks for each. So all together let no more pass than the limit and what was passed unasked within one second.
 */
export function createRates(
  { pool, log, clock, config }: Pick<Platform, 'pool' | 'log' | 'clock' | 'config'>,
  isAlone = config.natsUrl === undefined,
): Rates {
  const windows = new LRUCache<string, Window>(entryBounds(MAX_WINDOWS));
  const shared = createSharedWindows({ pool, log, clock });
  return {
    limiter: (call, rate) => ({
      take(caller) {
        const key = `${call} ${caller}`;
        let window = windows.get(key);
        if (!window || window.endsAt <= clock.now()) {
          const free = isAlone ? rate.max : Math.floor(rate.max / RATE_SHARES);
          const endsAt = clock.now() + rate.windowSeconds * 1000;
          window = { rate, endsAt, calls: 0, free, unreported: 0, reserved: 0, shared: 0, asking: undefined };
          windows.set(key, window);
        }
        window.calls += 1;
        if (window.calls > rate.max) throw refusal(window, clock.now());
        if (window.free === 0) return shared.ask(key, window);
        window.free -= 1;
        return isAlone ? undefined : shared.note(key, window);
      },
    }),
    report: shared.report,
    stop: shared.stop,
  };
}
