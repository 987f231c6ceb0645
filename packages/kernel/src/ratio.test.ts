import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, floor, mul, ONE, type Ratio, ratio, reduced, roundHalfUp, sub, ZERO } from './ratio.ts';

const whole = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const part = fc.bigInt({ min: 1n, max: 10n ** 6n });
const any = fc.tuple(whole, part).map(([num, den]) => ratio(num, den));
/** Fractions are not reduced: the same value is what counts. */
const same = (a: Ratio, b: Ratio): boolean => a.num * b.den === b.num * a.den;

describe('a ratio', () => {
  it('keeps its denominator positive and refuses none', () => {
    expect(ratio(1n, -2n)).toEqual({ num: -1n, den: 2n });
    expect(ratio(-1n, -2n)).toEqual({ num: 1n, den: 2n });
    expect(() => ratio(1n, 0n)).toThrow(RangeError);
  });

  it('adds, subtracts and multiplies exactly', () => {
    expect(add(ratio(1n, 3n), ratio(1n, 3n))).toEqual({ num: 2n, den: 3n });
    expect(add(ratio(1n, 2n), ratio(1n, 3n))).toEqual({ num: 5n, den: 6n });
    expect(sub(ratio(1n, 2n), ratio(1n, 3n))).toEqual({ num: 1n, den: 6n });
    expect(mul(ratio(1850n, 1000n), ratio(2100n, 1000n))).toEqual({ num: 3_885_000n, den: 1_000_000n });
  });

  it('follows the laws of arithmetic', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(same(add(a, b), add(b, a))).toBe(true);
        expect(same(mul(a, b), mul(b, a))).toBe(true);
        expect(same(add(add(a, b), c), add(a, add(b, c)))).toBe(true);
        expect(same(mul(a, add(b, c)), add(mul(a, b), mul(a, c)))).toBe(true);
        expect(same(sub(add(a, b), b), a)).toBe(true);
        expect(same(add(a, ZERO), a)).toBe(true);
        expect(same(mul(a, ONE), a)).toBe(true);
        expect(same(mul(a, ZERO), ZERO)).toBe(true);
        for (const made of [add(a, b), sub(a, b), mul(a, b)]) expect(made.den > 0n).toBe(true);
      }),
    );
  });

  it.each([
    [6n, 4n, 3n, 2n],
    [-6n, 4n, -3n, 2n],
    [0n, 7n, 0n, 1n],
    [5n, 3n, 5n, 3n],
  ])('%s/%s is %s/%s in lowest terms', (num, den, lowNum, lowDen) => {
    expect(reduced({ num, den })).toEqual({ num: lowNum, den: lowDen });
  });

  it('is compared by its value', () => {
    expect(compare(ratio(1n, 2n), ratio(2n, 4n))).toBe(0);
    expect(compare(ratio(1n, 3n), ratio(1n, 2n))).toBe(-1);
    expect(compare(ratio(1n, 2n), ratio(1n, 3n))).toBe(1);
    expect(compare(ratio(-1n, 2n), ZERO)).toBe(-1);
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(compare(a, b) + compare(b, a)).toBe(0);
        const difference = sub(a, b).num;
        expect(compare(a, b)).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
      }),
    );
  });
});

describe('rounding', () => {
  it.each([
    [0n, 1n, 0n, 0n],
    [1n, 2n, 1n, 0n],
    [49n, 100n, 0n, 0n],
    [3n, 2n, 2n, 1n],
    [5n, 3n, 2n, 1n],
    [7n, 1n, 7n, 7n],
    [-1n, 2n, -1n, -1n],
    [-49n, 100n, 0n, -1n],
    [-3n, 2n, -2n, -2n],
    [-7n, 1n, -7n, -7n],
  ])('%s/%s: to the nearest %s, down %s', (num, den, nearest, down) => {
    expect([roundHalfUp(ratio(num, den)), floor(ratio(num, den))]).toEqual([nearest, down]);
  });

  it('is at most a half away, and down less than one', () => {
    fc.assert(
      fc.property(any, (a) => {
        const { num, den } = sub(a, ratio(roundHalfUp(a), 1n));
        expect(2n * (num < 0n ? -num : num) <= den).toBe(true);
        const below = sub(a, ratio(floor(a), 1n));
        expect(below.num >= 0n && below.num < below.den).toBe(true);
      }),
    );
  });

  it('treats losses as it treats gains', () => {
    fc.assert(
      fc.property(any, (a) => {
        expect(roundHalfUp(sub(ZERO, a))).toBe(-roundHalfUp(a));
      }),
    );
  });
});
