import { describe, expect, it } from 'vitest';
import { cleanStake, pressPad, shortStake, stakeMinor } from './stake-text.ts';

describe('stake text', () => {
  it.each([
    ['12,5', '12.5'],
    ['٢٥', '25'],
    ['1 000', '1000'],
    ['007', '7'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['', ''],
  ])('reads %j as %j', (typed, clean) => expect(cleanStake(typed, 2)).toBe(clean));

  it.each(['12.345', '1.2.3', '-5', '1e9', 'abc', '5€'])('keeps what stood there when %j is typed', (typed) =>
    expect(cleanStake(typed, 2)).toBeNull(),
  );

  it('has no decimals in a currency without them', () => expect(cleanStake('5.', 0)).toBeNull());

  it('counts in minor units, exactly', () => {
    expect(stakeMinor('0.29', 2)).toBe(29n);
    expect(stakeMinor('12.', 2)).toBe(1200n);
    expect(stakeMinor('', 2)).toBeNull();
  });

  it('writes whole amounts without decimals', () => {
    expect(shortStake(1500n, 2)).toBe('15');
    expect(shortStake(1550n, 2)).toBe('15.50');
    expect(shortStake(7n, 0)).toBe('7');
  });

  it('S217 the pad types, adds, deletes and clears', () => {
    expect(['1', '5', '.', '2', '5', '9'].reduce((text, key) => pressPad(text, key as '1', 2), '')).toBe('15.25');
    expect(pressPad('15.25', '+10', 2)).toBe('25.25');
    expect(pressPad('', '+5', 2)).toBe('5');
    expect(pressPad('15', 'delete', 2)).toBe('1');
    expect(pressPad('15', 'clear', 2)).toBe('');
    expect(pressPad('1', '00', 2)).toBe('100');
  });
});
