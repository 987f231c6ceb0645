import { expect, it } from 'vitest';
import { createTestClock } from '../../tests/harness/test-clock.ts';
import { createRateLimiter } from './rate-limit.ts';

it('lets each caller have its share of every window', () => {
  const clock = createTestClock();
  const limiter = createRateLimiter({ max: 3, windowSeconds: 10 }, clock);
  const take = (caller: string): boolean => {
    try {
      limiter.take(caller);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'rate_limited' });
      return false;
    }
  };
  expect([take('a'), take('a'), take('a'), take('a'), take('b')]).toEqual([true, true, true, false, true]);
  clock.advance(9_999);
  expect(take('a')).toBe(false);
  clock.advance(1);
  expect(take('a')).toBe(true);
});
