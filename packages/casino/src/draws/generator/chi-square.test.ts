import { describe, expect, it } from 'vitest';
import { chiSquareTail, chiSquareTest } from './chi-square.ts';

describe('the tail of chi-square', () => {
  // Critical values as statistical tables print them.
  it.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [18.307, 10, 0.05],
    [29.588, 10, 0.001],
    [2.156, 10, 0.995],
    [124.342, 100, 0.05],
    [1.386294361, 2, 0.5],
  ])('%d with %i degrees is %d', (statistic, degrees, share) => {
    expect(Math.abs(chiSquareTail(statistic, degrees) - share)).toBeLessThan(share * 1e-3);
  });

  it('is 1 where nothing differs, and asks for enough in each class', () => {
    expect(chiSquareTest([50, 50], [0.5, 0.5])).toBe(1);
    expect(() => chiSquareTest([9, 1], [0.9, 0.1])).toThrow('class 1 expects 1');
  });
});
