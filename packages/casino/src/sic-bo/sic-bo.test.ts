import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { standardErrorsFrom } from '../testing/play-many.ts';
import type { SicBoOptions } from './options.ts';
import { SIC_BO } from './sic-bo.ts';

type On = SicBoOptions['bets'][number]['on'];
const one = (on: On): SicBoOptions => ({ bets: [{ on, chips: 1 }] });

describe('sic bo', () => {
  // Of 216 throws: how many win, times what they return. A face alone shows once in 75, twice in 15, three times in 1.
  it.each([
    ...(['small', 'big', 'odd', 'even'] as const).map((on): [On, number] => [on, 105 * 2]),
    ['anyTriple', 6 * 32],
    [{ triple: 6 }, 181],
    [{ double: 3 }, 16 * 12],
    [{ pair: [2, 5] }, 30 * 7],
    [{ single: 4 }, 75 * 2 + 15 * 3 + 4],
    [{ total: 4 }, 3 * 63],
    [{ total: 5 }, 6 * 32],
    [{ total: 6 }, 10 * 19],
    [{ total: 7 }, 15 * 13],
    [{ total: 8 }, 21 * 9],
    [{ total: 9 }, 25 * 8],
    [{ total: 10 }, 27 * 7],
    [{ total: 11 }, 27 * 7],
    [{ total: 17 }, 3 * 63],
  ] as [On, number][])('%j returns %i of 216', (on, units) => {
    expect(compare(SIC_BO.returns(one(on), 0).expected, ratio(BigInt(units), 216n))).toBe(0);
  });

  it('tells the payouts of several bets together', () => {
    const { payouts } = SIC_BO.returns(
      {
        bets: [
          { on: 'small', chips: 1 },
          { on: 'big', chips: 1 },
        ],
      },
      0,
    );
    expect(payouts.map(({ label, chance }) => [label, Number(chance.num)])).toEqual([
      ['1', 35],
      ['0', 1],
    ]);
  });

  it.each([{ total: 3 }, { total: 18 }, { single: 0 }, { pair: [5, 2] }, { pair: [3, 3] }, 'middle'])('refuses %j', (on) => {
    expect(SIC_BO.options.safeParse(one(on as never)).error?.issues[0]?.path.slice(0, 3)).toEqual(['bets', 0, 'on']);
  });

  it.each(SIC_BO.variants())('plays as it says: %j', (options) => {
    const { expected } = SIC_BO.returns(options, 0);
    const errors = standardErrorsFrom(Number(expected.num) / Number(expected.den), { game: SIC_BO, options, rounds: 20_000, seed: 'dice' });
    expect(errors).toBeLessThan(4);
  });
});
