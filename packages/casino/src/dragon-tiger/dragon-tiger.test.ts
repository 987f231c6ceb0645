import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { standardErrorsFrom } from '../testing/play-many.ts';
import { DRAGON_TIGER } from './dragon-tiger.ts';
import { DRAGON_TIGER_PLACES, type DragonTigerBet, dragonTigerPay } from './pays.ts';

const one = (on: DragonTigerBet) => ({ bets: [{ on, chips: 1 }] });

describe('dragon tiger', () => {
  // Of the 415 second cards 31 are alike and 7 of the same suit: edges 3.73 %, 10.36 % and 13.98 %.
  it.each([
    ['dragon', ratio(799n, 830n)],
    ['tiger', ratio(799n, 830n)],
    ['tie', ratio(12n * 31n, 415n)],
    ['suitedTie', ratio(51n * 7n, 415n)],
    ...DRAGON_TIGER_PLACES.slice(4).map((on) => [on, ratio(12n, 13n)] as const),
  ] as const)('%s returns its closed form', (on, expected) => {
    expect(compare(DRAGON_TIGER.returns(one(on), 0).expected, expected)).toBe(0);
  });

  it.each([
    ['dragon', [51, 0], 0],
    ['dragon', [0, 51], 2],
    ['dragon', [0, 3], 0.5],
    ['suitedTie', [0, 3], 0],
    ['suitedTie', [3, 3], 51],
    ['tigerOdd', [0, 20], 0],
    ['tigerOdd', [0, 48], 2],
  ] as const)('%s, cards %j: %d', (on, cards, units) => {
    const { num, den } = dragonTigerPay(on, cards);
    expect(Number(num) / Number(den)).toBe(units);
  });

  it.each(DRAGON_TIGER_PLACES)('plays as it says: %s', (on) => {
    const { expected } = DRAGON_TIGER.returns(one(on), 0);
    const mean = Number(expected.num) / Number(expected.den);
    expect(standardErrorsFrom(mean, { game: DRAGON_TIGER, options: one(on), rounds: 20_000, seed: 'cards' })).toBeLessThan(4);
  });
});
