import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../draws/draws.ts';
import { standardErrorsFrom } from '../testing/play-many.ts';
import { BACCARAT } from './baccarat.ts';
import { baccaratChances } from './chances.ts';
import type { BaccaratOptions } from './options.ts';

const share = ({ num, den }: { num: bigint; den: bigint }): number => Number(num) / Number(den);
const percent = (pays: BaccaratOptions['pays'], on: 'player' | 'banker' | 'tie'): number =>
  100 * share(BACCARAT.returns({ pays, bets: [{ on, chips: 1 }] }, 0).expected);
/** Cards by their points: tens count nothing. */
const cards = (...points: number[]) => {
  const left = points.map((point) => (point === 0 ? 32 : point === 1 ? 48 : (point - 2) * 4));
  return drawsOf(() => left.shift() ?? Number.NaN);
};

describe('baccarat', () => {
  it('has the exact chances of so many decks', () => {
    const all = baccaratChances();
    const of = (wins: (player: number, banker: number) => boolean) =>
      Number(all.reduce((sum, { result, ways }) => sum + (wins(result.player, result.banker) ? ways : 0n), 0n)) / 13 ** 6;
    expect(of(() => true)).toBe(1);
    expect(of((player, banker) => player > banker).toFixed(6)).toBe('0.446147');
    expect(of((player, banker) => banker > player).toFixed(6)).toBe('0.458428');
    expect(of((player, banker) => player === banker).toFixed(6)).toBe('0.095426');
  });

  it.each([
    ['commission', 'player', 98.772],
    ['commission', 'banker', 98.936],
    ['commission', 'tie', 85.883],
    ['tieNine', 'banker', 98.936],
    ['tieNine', 'tie', 95.426],
    ['noCommission', 'player', 98.772],
    ['noCommission', 'banker', 98.532],
  ] as const)('%s, %s returns %d %%', (pays, on, expected) => {
    expect(percent(pays, on)).toBeCloseTo(expected, 3);
  });

  it.each([
    [
      'a natural ends it',
      [4, 3, 4, 2],
      [
        [4, 4],
        [3, 2],
      ],
    ],
    [
      'the player stands on six, the banker draws on five',
      [3, 3, 3, 2, 4],
      [
        [3, 3],
        [3, 2, 4],
      ],
    ],
    [
      'the banker stands on three against an eight',
      [2, 1, 3, 2, 8],
      [
        [2, 3, 8],
        [1, 2],
      ],
    ],
    [
      'the banker draws on six against a six',
      [2, 3, 0, 3, 6, 1],
      [
        [2, 0, 6],
        [3, 3, 1],
      ],
    ],
    [
      'the banker stands on seven',
      [1, 4, 1, 3, 6],
      [
        [1, 1, 6],
        [4, 3],
      ],
    ],
  ] as const)('%s', (_, points, [player, banker]) => {
    const state = BACCARAT.begin({ pays: 'commission', bets: [{ on: 'player', chips: 1 }] }, cards(...points), 0);
    const card = (point: number) => (point === 0 ? 32 : point === 1 ? 48 : (point - 2) * 4);
    expect(BACCARAT.view(state)).toEqual({ player: player.map(card), banker: banker.map(card) });
  });

  it('gives player and banker back on a tie', () => {
    const options: BaccaratOptions = {
      pays: 'tieNine',
      bets: [
        { on: 'player', chips: 3 },
        { on: 'banker', chips: 4 },
        { on: 'tie', chips: 1 },
      ],
    };
    expect(compare(BACCARAT.returned(BACCARAT.begin(options, cards(4, 4, 4, 4), 0)), ratio(17n, 8n))).toBe(0);
  });

  it.each(BACCARAT.variants())('plays as it says: %j', (options) => {
    const mean = share(BACCARAT.returns(options, 0).expected);
    expect(standardErrorsFrom(mean, { game: BACCARAT, options, rounds: 20_000, seed: 'shoe' })).toBeLessThan(4);
  });
});
