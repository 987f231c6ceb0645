import { baccaratChances } from '@touchline/casino/baccarat/chances';
import { BACCARAT_PLACES, baccaratPay } from '@touchline/casino/baccarat/pays';
import { ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { placeFigures } from './place-figures.ts';

describe('figures of a place', () => {
  it('are its highest pay, and the share of ways in which it returns more than its chips', () => {
    const results = [
      { result: 0, ways: 3n },
      { result: 1, ways: 2n },
      { result: 2, ways: 1n },
    ];
    expect(placeFigures(['a'], results, (_, result) => ratio(BigInt(result), 1n))).toEqual([
      { on: 'a', pay: ratio(2n, 1n), chance: ratio(1n, 6n) },
    ]);
  });

  it('are those known of baccarat: the tie is about one round in ten, the banker wins most', () => {
    const figures = placeFigures(BACCARAT_PLACES, baccaratChances(), (on, result) => baccaratPay(on, result, 'commission'));
    const percent = figures.map(({ chance }) => Number((chance.num * 10_000n) / chance.den) / 100);
    expect(percent).toEqual([44.61, 45.84, 9.54]);
  });
});
