import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seededDraws, seedHash } from '../draws/seeded-draws.ts';
import { findCardFault } from '../testing/find-card-fault.ts';
import { ballOrder, salesDigest } from './ball-order.ts';
import { BINGO_KINDS, columnNumbers } from './bingo-card.ts';
import type { BingoGame } from './bingo-game.ts';
import { makeSeventyFive } from './make-seventy-five.ts';
import { makeStrip } from './make-strip.ts';
import { ticketCards } from './ticket-cards.ts';

const SEED = createHash('sha256').update('a published seed').digest('hex');
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const drawsOf = (clientSeed: string, nonce: number) => seededDraws({ serverSeed: SEED, clientSeed, nonce });
const ascending = (numbers: readonly (number | null)[]): number[] => numbers.filter((number) => number !== null).sort((a, b) => a - b);
/** The statistic of chi squared of equally likely outcomes. */
const chiSquared = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('the columns', () => {
  it.each([
    ['ninety', [9, 10, 10, 10, 10, 10, 10, 10, 11], 90],
    ['seventy-five', [15, 15, 15, 15, 15], 75],
  ] as const)('of %s hold every ball once', (kind, sizes, balls) => {
    const columns = sizes.map((_, column) => columnNumbers(kind, column));
    expect(columns.map(({ length }) => length)).toEqual(sizes);
    expect(columns.flat()).toEqual(upTo(balls));
  });
  it('of a 90-ball ticket go by tens, and 90 stands with the eighties', () => {
    expect([0, 1, 8].map((column) => columnNumbers('ninety', column)).map((numbers) => [numbers[0], numbers.at(-1)])).toEqual([
      [1, 9],
      [10, 19],
      [80, 90],
    ]);
  });
});

describe('a strip', () => {
  it('has six right tickets and each number once, whatever is drawn', () => {
    for (let nonce = 1; nonce <= 400; nonce += 1) {
      const strip = makeStrip(drawsOf('strip', nonce));
      expect(strip).toHaveLength(6);
      for (const ticket of strip) expect(findCardFault('ninety', ticket), `nonce ${nonce}`).toBeUndefined();
      expect(ascending(strip.flat())).toEqual(upTo(90));
    }
    console.log(`bingo strips of seed ${SEED}, nonces 1 to 400`);
  });
  it('treats every ticket and every row alike', () => {
    // Ticket of the number 90, and row of it: 600 strips by a fixed seed. The bounds are the 99.9 % points of 5 and 2 degrees of freedom.
    const tickets = Array.from({ length: 6 }, () => 0);
    const rows = Array.from({ length: 3 }, () => 0);
    for (let nonce = 1; nonce <= 600; nonce += 1)
      for (const [place, ticket] of makeStrip(drawsOf('alike', nonce)).entries()) {
        if (ticket.includes(90)) tickets[place] = (tickets[place] ?? 0) + 1;
        // A column with one number: its row is free to be any.
        const only = [0, 1, 2].filter((row) => ticket[row * 9] !== null);
        if (only.length === 1 && only[0] !== undefined) rows[only[0]] = (rows[only[0]] ?? 0) + 1;
      }
    expect(chiSquared(tickets)).toBeLessThan(20.52);
    expect(chiSquared(rows)).toBeLessThan(13.82);
  });
});

describe('a 75-ball card', () => {
  it('has five of each column and a free centre, whatever is drawn', () => {
    for (let nonce = 1; nonce <= 1000; nonce += 1) {
      const card = makeSeventyFive(drawsOf('card', nonce));
      expect(findCardFault('seventy-five', card), `nonce ${nonce}`).toBeUndefined();
      expect(card[12]).toBeNull();
      expect(card.filter((cell) => cell !== null)).toHaveLength(24);
    }
  });
  it('has each number of a column equally often in its first cell', () => {
    const counts = Array.from({ length: 15 }, () => 0);
    for (let nonce = 1; nonce <= 3000; nonce += 1) {
      const first = (makeSeventyFive(drawsOf('first', nonce))[0] ?? 0) - 1;
      counts[first] = (counts[first] ?? 0) + 1;
    }
    // The 99.9 % point of 14 degrees of freedom.
    expect(chiSquared(counts)).toBeLessThan(36.12);
  });
});

describe('the check of a card', () => {
  const [ticket = []] = makeStrip(drawsOf('checked', 1));
  const changed = (change: (cells: (number | null)[]) => void): (number | null)[] => {
    const cells = [...ticket];
    change(cells);
    return cells;
  };
  const blank = ticket.indexOf(null);
  const full = ticket.findIndex((cell) => cell !== null);
  it.each([
    ['a cell too few', changed((cells) => cells.pop())],
    ['six numbers in a row', changed((cells) => cells.splice(blank, 1, columnNumbers('ninety', blank % 9)[0] ?? 0))],
    ['a number of another column', changed((cells) => cells.splice(full, 1, full % 9 === 8 ? 1 : 90))],
  ])('finds %s', (_name, cells) => {
    expect(findCardFault('ninety', cells)).toBeTypeOf('string');
  });
});

describe('a game', () => {
  const game = (kind: (typeof BINGO_KINDS)[number], number = 7): BingoGame => ({
    room: { key: kind === 'ninety' ? 'bingo-90' : 'bingo-75', kind },
    number,
    serverSeed: SEED,
  });
  const sold = [
    { number: 1, buyerSeed: 'one' },
    { number: 2, buyerSeed: 'two' },
  ];
  it.each(BINGO_KINDS)('of %s gives the same cards and balls to everybody who has the seed', (kind) => {
    const [ticket = { number: 1, buyerSeed: '' }] = sold;
    const cards = ticketCards(game(kind), ticket);
    expect(cards).toHaveLength(kind === 'ninety' ? 6 : 1);
    for (const card of cards) expect(findCardFault(kind, card)).toBeUndefined();
    expect(ticketCards(game(kind), ticket)).toEqual(cards);
    const order = ballOrder(game(kind), salesDigest(sold));
    expect(ballOrder(game(kind), salesDigest(sold))).toEqual(order);
    expect(ascending(order)).toEqual(upTo(kind === 'ninety' ? 90 : 75));
  });
  it.each([
    ['another number of the ticket', { number: 2, buyerSeed: 'one' }, 7],
    ["another buyer's seed", { number: 1, buyerSeed: 'three' }, 7],
    ['another game', { number: 1, buyerSeed: 'one' }, 8],
  ])('has other cards for %s', (_name, ticket, number) => {
    expect(ticketCards(game('ninety', number), ticket)).not.toEqual(ticketCards(game('ninety'), { number: 1, buyerSeed: 'one' }));
  });
  it('digests what was sold, whatever its order, and nothing less', () => {
    expect(salesDigest(sold)).toBe(seedHash('1:one\n2:two\n'));
    expect(salesDigest([...sold].reverse())).toBe(salesDigest(sold));
    expect(salesDigest(sold.slice(0, 1))).not.toBe(salesDigest(sold));
    expect(salesDigest([])).toBe(seedHash(''));
  });
  it('has another order of balls after one more sale', () => {
    expect(ballOrder(game('ninety'), salesDigest(sold))).not.toEqual(ballOrder(game('ninety'), salesDigest(sold.slice(0, 1))));
  });
});
