import { describe, expect, it } from 'vitest';
import { applyPadKey, formatShortStake, sanitizeStake, stakeMinor } from './stake-text.ts';

describe('stake text', () => {
  it.each([
    ['12,5', '12.5'],
    ['٢٥', '25'],
    ['1 000', '1000'],
    ['007', '7'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['', ''],
  ])('reads %j as %j', (typed, clean) => expect(sanitizeStake(typed, 2)).toBe(clean));

  it.each(['12.345', '1.2.3', '-5', '1e9', 'abc', '5€'])('keeps what stood there when %j is typed', (typed) =>
    expect(sanitizeStake(typed, 2)).toBeNull(),
  );

  it('has no decimals in a currency without them', () => expect(sanitizeStake('5.', 0)).toBeNull());

  it('counts in minor units, exactly', () => {
    expect(stakeMinor('0.29', 2)).toBe(29n);
    expect(stakeMinor('12.', 2)).toBe(1200n);
    expect(stakeMinor('', 2)).toBeNull();
  });

  it('writes whole amounts without decimals', () => {
    expect(formatShortStake(1500n, 2)).toBe('15');
    expect(formatShortStake(1550n, 2)).toBe('15.50');
    expect(formatShortStake(7n, 0)).toBe('7');
  });

  it('S217 the pad types, adds, deletes and clears', () => {
    expect(['1', '5', '.', '2', '5', '9'].reduce((text, key) => applyPadKey(text, key as '1', 2), '')).toBe('15.25');
    expect(applyPadKey('15.25', '+10', 2)).toBe('25.25');
    expect(applyPadKey('', '+5', 2)).toBe('5');
    expect(applyPadKey('15', 'delete', 2)).toBe('1');
    expect(applyPadKey('15', 'clear', 2)).toBe('');
    expect(applyPadKey('1', '00', 2)).toBe('100');
  });
});
