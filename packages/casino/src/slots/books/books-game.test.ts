import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../../draws/draws.ts';
import { replayRound } from '../../replay-round.ts';
import { randomDraws } from '../testing/random-draws.ts';
import { booksGame } from './books-game.ts';
import { readBooks } from './read-books.ts';
import { threeKeysFiles } from './testing/three-keys-files.ts';

const GAME = booksGame('three-keys', readBooks(threeKeysFiles()));
const SEED = 99;

describe('a game of books and weights', () => {
  it('returns exactly what its weights say, for one unit of its price', () => {
    // 4e18 + 2.5e18 lose; 2e18 pay 0.5, 1.2e18 pay 2, 3.5e17 pay 10, 2,999,999,999,999,993 pay 500.
    const paid = 2n * 10n ** 18n * 50n + 12n * 10n ** 17n * 200n + 35n * 10n ** 16n * 1000n + 2_999_999_999_999_993n * 50_000n;
    expect(compare(GAME.returns({ mode: 'base' }, 0).expected, ratio(paid, 100n * 10_052_999_999_999_999_993n))).toBe(0);
    // 36 of 99 pay 20, 62 pay 5, 1 pays 1000, at a price of 22.5.
    expect(compare(GAME.returns({ mode: 'bonus' }, 0).expected, ratio((36n * 20n + 62n * 5n + 1000n) * 10n, 99n * 225n))).toBe(0);
  });

  it('lists every payout with its chance', () => {
    const { payouts } = GAME.returns({ mode: 'base' }, 0);
    expect(payouts.map(({ label }) => label)).toEqual(['0', '0.5', '2', '10', '500']);
    expect(payouts.reduce((sum, { chance }) => sum + chance.num, 0n)).toBe(10_052_999_999_999_999_993n);
  });

  it('shows the drawn book with its events as they are, and pays it', () => {
    // Two draws make one number: 0 and 98 make 98, the last of 99, which is that of the third book.
    const numbers = [0, 98];
    const draws = drawsOf(() => numbers.shift() ?? Number.NaN);
    const state = GAME.begin({ mode: 'bonus' }, draws, 0);
    expect(GAME.view(state)).toEqual({
      mode: 'bonus',
      id: 3,
      payoutMultiplier: 100_000,
      events: [
        { index: 0, type: 'reveal', board: [[{ name: 'GOLD' }], [{ name: 'GOLD' }], [{ name: 'GOLD' }]], gameType: 'basegame' },
        { index: 1, type: 'winInfo', totalWin: 100_000, wins: [{ symbol: 'GOLD', win: 100_000 }] },
        { index: 2, type: 'finalWin', amount: 100_000 },
      ],
    });
    expect(compare(GAME.returned(state), ratio(10_000n, 225n))).toBe(0);
  });

  it('plays the first mode where none is named, and refuses others', () => {
    expect(GAME.view(GAME.begin({}, randomDraws(SEED), 0))).toMatchObject({ mode: 'base' });
    expect(GAME.options.safeParse({ mode: 'turbo' }).success).toBe(false);
  });

  it('can be worked out again', () => {
    const kept = { options: { mode: 'base' }, edgePpm: 0, actions: [] };
    expect(replayRound(GAME, kept, randomDraws(SEED))).toEqual(replayRound(GAME, kept, randomDraws(SEED)));
  });

  it(`draws books as often as they weigh, within four standard errors (seed ${SEED})`, () => {
    const draws = randomDraws(SEED, 'books');
    const rounds = 50_000;
    const drawn = new Map<number, number>();
    for (let i = 0; i < rounds; i += 1) {
      const { id } = GAME.view(GAME.begin({ mode: 'bonus' }, draws, 0)) as { id: number };
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
    }
    for (const [id, weight] of [
      [1, 36],
      [2, 62],
      [3, 1],
    ] as const) {
      const chance = weight / 99;
      expect(Math.abs((drawn.get(id) ?? 0) - rounds * chance)).toBeLessThan(4 * Math.sqrt(rounds * chance * (1 - chance)));
    }
  });
});

describe('files of a studio', () => {
  const WEIGHTS = 'lookUpTable_bonus_0.csv';
  it.each([
    ['a payout that differs', { [WEIGHTS]: '1,36,2000\n2,62,600\n3,1,100000\n' }, /row 2 of mode bonus: book 2 pays 500, row 2 600/],
    ['another order', { [WEIGHTS]: '2,62,500\n1,36,2000\n3,1,100000\n' }, /row 1 of mode bonus/],
    ['a row too few', { [WEIGHTS]: '1,36,2000\n2,62,500\n' }, /3 books and 2 rows/],
    ['a fraction', { [WEIGHTS]: '1,36.5,2000\n2,62,500\n3,1,100000\n' }, /line 1 of the weights/],
    ['a negative weight', { [WEIGHTS]: '1,36,2000\n2,-62,500\n3,1,100000\n' }, /line 2 of the weights/],
    [
      'weights beyond 64 bits',
      { [WEIGHTS]: '1,18446744073709551615,2000\n2,1,500\n3,1,100000\n' },
      /up to line 2 sum to more than 64 bits/,
    ],
    ['no weight at all', { [WEIGHTS]: '1,0,2000\n2,0,500\n3,0,100000\n' }, /no row/],
    [
      'a mode twice',
      { 'index.json': '{"modes":[{"name":"a","cost":1,"events":"e","weights":"w"},{"name":"a","cost":1,"events":"e","weights":"w"}]}' },
      /twice/,
    ],
    ['an index without modes', { 'index.json': '{"modes":[]}' }, /modes/],
    ['a book without events', { 'books_base.jsonl': '{"id":1,"payoutMultiplier":0}\n'.repeat(6) }, /events/],
  ])('are refused with %s', (_, changed, message) => {
    expect(() => readBooks(threeKeysFiles(changed))).toThrow(message);
  });

  it('may end their lines with carriage returns', () => {
    const [, bonus] = readBooks(threeKeysFiles({ [WEIGHTS]: '1,36,2000\r\n2,62,500\r\n3,1,100000\r\n' }));
    expect(bonus?.weights.total).toBe(99n);
  });
});
