import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../draws/draws.ts';
import { standardErrorsFrom } from '../testing/play-many.ts';
import { ANDAR_BAHAR } from './andar-bahar.ts';
import { ANDAR_BAHAR_PLACES, type AndarBaharBet } from './pays.ts';

const one = (on: AndarBaharBet) => ({ bets: [{ on, chips: 1 }] });
const DEALS = 20_825n;

describe('andar bahar', () => {
  // Edges 2.15 % and 3.00 %; the others by C(n, 3) of the cards behind each end.
  it.each([
    ['andar', ratio(10_725n * 19n, DEALS * 10n)],
    ['bahar', ratio(10_100n * 2n, DEALS)],
    ['cards1to5', ratio((20_825n - 15_180n) * 7n, DEALS * 2n)],
    ['cards6to10', ratio((15_180n - 10_660n) * 9n, DEALS * 2n)],
    ['cards11to15', ratio((10_660n - 7_140n) * 11n, DEALS * 2n)],
    ['cards16to25', ratio((7_140n - 2_600n) * 9n, DEALS * 2n)],
    ['cards26to30', ratio((2_600n - 1_330n) * 16n, DEALS)],
    ['cards31to35', ratio((1_330n - 560n) * 26n, DEALS)],
    ['cards36to40', ratio((560n - 165n) * 51n, DEALS)],
    ['cards41to49', ratio(165n * 121n, DEALS)],
  ] as const)('%s returns its closed form', (on, expected) => {
    expect(compare(ANDAR_BAHAR.returns(one(on), 0).expected, expected)).toBe(0);
  });

  it("deals until a card of the joker's rank comes", () => {
    const state = ANDAR_BAHAR.begin(
      {
        bets: [
          { on: 'andar', chips: 1 },
          { on: 'cards1to5', chips: 3 },
        ],
      },
      drawsOf(() => 0),
      0,
    );
    expect(ANDAR_BAHAR.view(state)).toEqual({ joker: 0, dealt: [1] });
    expect(compare(ANDAR_BAHAR.returned(state), ratio(1_240n, 400n))).toBe(0);
  });

  it.each(ANDAR_BAHAR_PLACES)('plays as it says: %s', (on) => {
    const { expected } = ANDAR_BAHAR.returns(one(on), 0);
    const mean = Number(expected.num) / Number(expected.den);
    expect(standardErrorsFrom(mean, { game: ANDAR_BAHAR, options: one(on), rounds: 20_000, seed: 'cards' })).toBeLessThan(4);
  });
});
