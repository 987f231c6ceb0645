import { describe, expect, it } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

describe('what stands on an axis', () => {
  it.each([
    [8, [2, 4, 6, 8]],
    [8.8, [2, 4, 6, 8]],
    [12.345, [5, 10]],
    [24, [5, 10, 15, 20]],
    [33, [10, 20, 30]],
    [110, [50, 100]],
    [260, [100, 200]],
    [0.9, []],
  ])('seconds up to %d: %j', (seconds, ticks) => {
    expect(axisTicks(0, seconds, 4)).toEqual(ticks);
  });

  it.each([
    [18, [12, 14, 16, 18]],
    [22.4, [15, 20]],
    [31, [15, 20, 25, 30]],
    [100, [20, 40, 60, 80, 100]],
    [1_234, [500, 1_000]],
  ])('tenths of a multiple from 1.0 up to %d: %j', (tenths, ticks) => {
    expect(axisTicks(10, tenths, 4)).toEqual(ticks);
  });

  it('is whole, evenly spaced and on the axis however long a round runs', () => {
    for (let to = 18; to < 100_000; to = Math.ceil(to * 1.07)) {
      const ticks = axisTicks(10, to, 4);
      expect(ticks.length).toBeGreaterThanOrEqual(1);
      expect(ticks.length).toBeLessThanOrEqual(5);
      const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
      for (const [i, tick] of ticks.entries()) {
        expect(tick).toBeGreaterThan(10);
        expect(tick).toBeLessThanOrEqual(to);
        if (i > 0) expect(tick - (ticks[i - 1] ?? 0)).toBe(step);
      }
    }
  });
});
