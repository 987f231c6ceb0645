import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../draws/draws.ts';
import { standardErrorsFrom } from '../testing/play-many.ts';
import { insideBets, OUTSIDE, WHEELS } from './layout.ts';
import type { RouletteOptions } from './options.ts';
import { ROULETTE } from './roulette.ts';

const spin = (options: RouletteOptions, pocket: number) =>
  ROULETTE.returned(
    ROULETTE.begin(
      options,
      drawsOf(() => pocket),
      0,
    ),
  );

describe('roulette', () => {
  it.each([
    ['european', 37 + 24 + 33 + 12 + 22 + 11 + 6],
    ['french', 37 + 24 + 33 + 12 + 22 + 11 + 6],
    ['american', 38 + 24 + 33 + 12 + 22 + 11 + 9],
  ] as const)('has every bet of the %s layout: %i', (wheel, count) => {
    expect(new Set(insideBets(wheel).map(String)).size).toBe(count);
  });

  it.each(WHEELS)('returns the same on every bet of the %s wheel but those with a rule of their own', (wheel) => {
    const usual = wheel === 'american' ? ratio(36n, 38n) : ratio(36n, 37n);
    for (const numbers of insideBets(wheel)) {
      const options = { wheel, bets: [{ on: { numbers: [...numbers] }, chips: 1 }] };
      expect(ROULETTE.options.safeParse(options).success, String(numbers)).toBe(true);
      expect(compare(ROULETTE.returns(options, 0).expected, numbers.length === 5 ? ratio(35n, 38n) : usual), String(numbers)).toBe(0);
    }
    for (const outside of OUTSIDE) {
      const halved = wheel === 'french' && !/dozen|column/.test(outside);
      const { expected } = ROULETTE.returns({ wheel, bets: [{ on: { outside }, chips: 1 }] }, 0);
      expect(compare(expected, halved ? ratio(73n, 74n) : usual), outside).toBe(0);
    }
  });

  it('splits the stake by chips', () => {
    const options: RouletteOptions = {
      wheel: 'french',
      bets: [
        { on: { numbers: [17] }, chips: 1 },
        { on: { numbers: [17, 20] }, chips: 2 },
        { on: { outside: 'black' }, chips: 5 },
      ],
    };
    expect(ROULETTE.chips?.(options)).toBe(8);
    expect(compare(spin(options, 17), ratio(36n + 36n + 10n, 8n))).toBe(0);
    expect(compare(spin(options, 0), ratio(5n, 16n))).toBe(0);
    expect(compare(spin(options, 1), ratio(0n, 1n))).toBe(0);
  });

  it.each([
    ['european', [1, 3]],
    ['european', [37]],
    ['european', [3, 4]],
    ['european', [17, 17]],
    ['european', [0, 1, 2, 3, 37]],
    ['american', [0, 3]],
    ['american', [0, 1, 2, 3]],
    ['french', [2, 3, 4]],
    ['french', [34, 35, 36, 37]],
  ] as const)('refuses numbers that do not touch: %s %j', (wheel, numbers) => {
    const read = ROULETTE.options.safeParse({ wheel, bets: [{ on: { numbers }, chips: 1 }] });
    expect(read.error?.issues[0]?.path.slice(0, 4)).toEqual(['bets', 0, 'on', 'numbers']);
  });

  it('plays as it says', () => {
    for (const options of ROULETTE.variants().filter((_, i) => i % 7 === 0)) {
      const expected = ROULETTE.returns(options, 0).expected;
      const errors = standardErrorsFrom(Number(expected.num) / Number(expected.den), {
        game: ROULETTE,
        options,
        rounds: 20_000,
        seed: 'wheel',
      });
      expect(errors, JSON.stringify(options)).toBeLessThan(4);
    }
  });
});
