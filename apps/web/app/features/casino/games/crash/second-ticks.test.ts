import { describe, expect, it } from 'vitest';
import { secondTicks } from './second-ticks.ts';

describe('the seconds under the curve', () => {
  it.each([
    [8_000, [2, 4, 6, 8]],
    [8_800, [2, 4, 6, 8]],
    [12_345, [5, 10]],
    [24_000, [5, 10, 15, 20]],
    [33_000, [10, 20, 30]],
    [110_000, [50, 100]],
    [260_000, [100, 200]],
    [900, []],
  ])('an axis of %i ms names %j', (lastMs, seconds) => {
    expect(secondTicks(lastMs, 4)).toEqual(seconds);
  });
  it('are whole and evenly spaced however long a round runs', () => {
    for (let lastMs = 8_000; lastMs < 400_000; lastMs += 731) {
      const ticks = secondTicks(lastMs, 4);
      expect(ticks.length).toBeGreaterThanOrEqual(1);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect((ticks.at(-1) ?? 0) * 1000).toBeLessThanOrEqual(lastMs);
      for (const [i, tick] of ticks.entries()) expect(tick).toBe((ticks[0] ?? 0) * (i + 1));
    }
  });
});
