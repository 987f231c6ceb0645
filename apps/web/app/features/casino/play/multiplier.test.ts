import { ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { chancePercent, formatMultiplier, parsePay, returnedMinor } from './multiplier.ts';

describe('a multiplier', () => {
  it.each([
    [ratio(0n, 1n), '0×'],
    [ratio(99n, 50n), '1.98×'],
    [ratio(2n, 3n), '0.6666×'],
    [ratio(99_999n, 10_000n), '9.9999×'],
    [ratio(99_999n, 1000n), '99.99×'],
    [ratio(999_999n, 1000n), '999.9×'],
    [ratio(1_234_567n, 1000n), '1,234×'],
  ])('%o is cut to %s', (pay, text) => {
    expect(formatMultiplier('en', pay)).toBe(text);
  });

  it('returns the minor units that are whole', () => {
    expect(returnedMinor(1001n, ratio(3n, 2n))).toBe(1501n);
  });

  it('is read from a receipt, where it is one', () => {
    expect(parsePay('99/50')).toEqual(ratio(99n, 50n));
    expect([null, '', '1', '1/0', '-1/2', '1.5/2'].map(parsePay)).toEqual([null, null, null, null, null, null]);
  });

  it('shows rare chances with the decimals that they need', () => {
    expect(chancePercent(ratio(1n, 2n))).toEqual({ percent: 50, decimals: 2 });
    expect(chancePercent(ratio(1n, 1000n))).toEqual({ percent: 0.1, decimals: 4 });
    expect(chancePercent(ratio(1n, 5_000_000n)).decimals).toBe(8);
  });
});
