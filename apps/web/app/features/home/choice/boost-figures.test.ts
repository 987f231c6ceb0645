import { describe, expect, it } from 'vitest';
import { boostFigures } from './boost-figures.ts';

describe('what a boost makes of an accumulator', () => {
  it.each<readonly [string, readonly number[], number, readonly [string, string, bigint, bigint]]>([
    ['a tenth of the winnings', [2000, 2000, 2000], 100, ['8.00', '8.70', 8700n, 700n]],
    ['cut, never rounded up', [1290, 1160, 1280, 1180], 100, ['2.26', '2.38', 2386n, 126n]],
    ['without a boost nothing more', [1500, 1500], 0, ['2.25', '2.25', 2250n, 0n]],
    ['long odds stay exact', [9999, 9999, 9999, 9999, 9999], 30, ['99950.00', '102948.48', 102_948_480n, 2_998_471n]],
  ])('%s', (_, legs, boost, [was, now, returnMinor, moreMinor]) => {
    expect(boostFigures(legs, boost)).toEqual({ was, now, returnMinor, moreMinor });
  });
  it('is never on one match, nor told while a leg has no price', () => {
    expect(boostFigures([2000], 100)).toBeNull();
    expect(boostFigures([2000, 0, 2000], 100)).toBeNull();
  });
});
