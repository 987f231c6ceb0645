import type { Clock } from '../../src/platform/clock.ts';

/** A clock turned by hand. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export function createTestClock(startMs = Date.now()): TestClock {
  let now = startMs;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}
