import { describe, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure';
import { minorOfWire, wireOf } from './wire-money.ts';

describe('amounts of the standard', () => {
  it.each([
    ['EUR', 1_000_000, 100n],
    ['EUR', 10_000, 1n],
    ['JPY', 5_000_000, 5n],
    ['KWD', 1_000, 1n],
    ['BTC', 1, 100n],
  ] as const)('%s %i', (currency, wire, minor) => {
    expect(minorOfWire(wire, currency)).toBe(minor);
    expect(wireOf(minor, currency)).toBe(wire);
  });

  it('are rounded down where the currency is finer than they are', () => {
    expect(wireOf(199n, 'BTC')).toBe(1);
  });

  it.each([
    ['EUR', 9_999],
    ['EUR', 0],
    ['EUR', -10_000],
    ['EUR', 10_000.5],
    ['JPY', 10_000],
    ['EUR', 2 ** 60],
    ['EUR', Number.NaN],
  ])('refuses %s %d', (currency, wire) => {
    expect(() => minorOfWire(wire, currency)).toThrow(Failure);
  });
});
