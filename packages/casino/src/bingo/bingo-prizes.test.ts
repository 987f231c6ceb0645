import { createRandom } from '@touchline/kernel/random';
import { add, ONE, reduced, ZERO } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { choose } from '../choose.ts';
import { sample } from '../draws/sample.ts';
import { seededDraws } from '../draws/seeded-draws.ts';
import { BINGO_GRIDS, BINGO_KINDS, type BingoCard } from './bingo-card.ts';
import { BINGO_PRIZES, prizeShapes } from './bingo-prize.ts';
import { ALL_BINGO_ROOMS, bingoRoom, bingoRoomOf } from './bingo-rooms.ts';
import { findWinners, type WonPrize } from './find-winners.ts';
import { makeSeventyFive } from './make-seventy-five.ts';
import { makeStrip } from './make-strip.ts';
import { sharePrizes } from './share-prizes.ts';

const [NINETY, SEVENTY_FIVE] = [bingoRoom('bingo-90'), bingoRoom('bingo-75')];
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
/** A 90-ball ticket whose rows are these fifteen numbers; the columns do not matter to a prize. */
const ticketOf = (...rows: readonly (readonly number[])[]): BingoCard => rows.flatMap((row) => [...row, null, null, null, null]);
/** The balls that are named, then all others. */
const orderFrom = (balls: number, first: readonly number[]): number[] => [...first, ...upTo(balls).filter((ball) => !first.includes(ball))];

describe('the shapes of prizes', () => {
  it.each([
    ['ninety', 'line', 3, 9],
    ['ninety', 'two-lines', 3, 18],
    ['ninety', 'full-house', 1, 27],
    ['ninety', 'corners', 0, 0],
    ['ninety', 'cross', 0, 0],
    ['seventy-five', 'line', 12, 5],
    ['seventy-five', 'two-lines', 0, 0],
    ['seventy-five', 'corners', 1, 4],
    ['seventy-five', 'cross', 1, 9],
    ['seventy-five', 'full-house', 1, 25],
  ] as const)('%s %s: %i of %i cells', (kind, prize, count, cells) => {
    const shapes = prizeShapes(kind, prize);
    expect(shapes).toHaveLength(count);
    for (const shape of shapes) {
      expect(new Set(shape).size).toBe(cells);
      for (const cell of shape) expect(cell).toBeLessThan(BINGO_GRIDS[kind].rows * BINGO_GRIDS[kind].columns);
    }
  });
  it('of the diagonals go through the centre', () => {
    expect(prizeShapes('seventy-five', 'cross')[0]).toContain(12);
    expect(prizeShapes('seventy-five', 'line').filter((shape) => shape.includes(12))).toHaveLength(4);
  });
});

describe('the winners', () => {
  const a = { number: 1, cells: ticketOf([1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]) };
  const b = { number: 2, cells: ticketOf([16, 17, 18, 19, 20], [21, 22, 23, 24, 25], [26, 27, 28, 29, 30]) };
  const play = (cards: readonly (typeof a)[], first: readonly number[]) =>
    findWinners('ninety', ['line', 'two-lines', 'full-house'], cards, orderFrom(90, first));
  it('of each prize are found with the first ball that completes it', () => {
    expect(play([a, b], [1, 2, 3, 4, 5, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25])).toEqual([
      { prize: 'line', ball: 5, cards: [1] },
      { prize: 'two-lines', ball: 15, cards: [2] },
      { prize: 'full-house', ball: 25, cards: [1] },
    ]);
  });
  it('are all that complete it with the same ball, by their numbers', () => {
    const twin = { ...a, number: 3 };
    expect(play([twin, b, a], [1, 2, 3, 4, 5])[0]).toEqual({ prize: 'line', ball: 5, cards: [1, 3] });
  });
  it('may win several prizes with one ball', () => {
    const order = [...upTo(15).filter((n) => n % 5 !== 0), 5, 10, 15];
    expect(play([a], order)).toEqual([
      { prize: 'line', ball: 13, cards: [1] },
      { prize: 'two-lines', ball: 14, cards: [1] },
      { prize: 'full-house', ball: 15, cards: [1] },
    ]);
  });
  it('of a 75-ball card have its free centre from the beginning', () => {
    const cells = makeSeventyFive(seededDraws({ serverSeed: 'free', clientSeed: 'centre', nonce: 1 }));
    const middle = cells.slice(10, 15).filter((cell) => cell !== null);
    expect(middle).toHaveLength(4);
    expect(findWinners('seventy-five', ['line'], [{ number: 1, cells }], orderFrom(75, middle))).toEqual([
      { prize: 'line', ball: 4, cards: [1] },
    ]);
  });
  it('are none where nobody plays', () => {
    expect(play([], [])).toEqual([]);
  });
});

describe('the chances of a full house', () => {
  /** The chance that so many numbers are all among the first balls. */
  const within = (balls: number, numbers: number, first: number): number =>
    Number((choose(balls - numbers, first - numbers) * 10n ** 18n) / choose(balls, first)) / 1e18;
  it.each([
    [90, 15, 40, 8.78e-7],
    [90, 15, 60, 1.16e-3],
    [90, 15, 80, 0.1449],
    [75, 24, 60, 1.4e-3],
  ])('of %i balls and %i numbers within %i calls are those that are published', (balls, numbers, first, chance) => {
    expect(Math.abs(within(balls, numbers, first) / chance - 1)).toBeLessThan(0.02);
  });
  it('are what games show: 85.3125 balls on average', () => {
    // 15 of 90 numbers: 15 * 91 / 16. By a fixed seed; the standard deviation of a game is below 5 balls.
    const games = 1500;
    let sum = 0;
    const random = createRandom(90);
    const draws = { below: (n: number): number => random.int(n) };
    for (let i = 0; i < games; i += 1) {
      const [cells = []] = makeStrip(draws);
      const order = sample(draws, 90, 90).map((ball) => ball + 1);
      sum += findWinners('ninety', ['full-house'], [{ number: 1, cells }], order)[0]?.ball ?? 0;
    }
    expect(Math.abs(sum / games - 85.3125)).toBeLessThan((4 * 5) / Math.sqrt(games));
    console.log(`bingo full houses of seed 90, n ${games}: ${sum / games}`);
  });
});

describe('the rooms', () => {
  it.each(ALL_BINGO_ROOMS)(
    '$key shares out all that it returns, for prizes that its cards have',
    ({ key, kind, version, prizes, returned }) => {
      expect(reduced(prizes.map(({ share }) => share).reduce(add, ZERO))).toEqual(ONE);
      for (const { prize } of prizes) expect(prizeShapes(kind, prize), prize).not.toEqual([]);
      expect(returned.num).toBeLessThan(returned.den);
      expect(bingoRoomOf(key, version)).toBe(bingoRoom(key));
      expect(bingoRoomOf(key, version + 1)).toBeUndefined();
    },
  );
});

describe('the money', () => {
  const won = (...cards: readonly (readonly number[])[]): WonPrize[] =>
    NINETY.prizes.map(({ prize }, i) => ({ prize, ball: 10 + i, cards: cards[i] ?? [] }));
  it('is split exactly: the lowest cards have what is left over, the last prize what the others round away', () => {
    // 10.01 sold: 8.50 back. Line 1.27 to two, two lines 2.12 to three, full house the other 5.11 to four.
    expect(sharePrizes(NINETY, 1_001n, won([3, 8], [1, 2, 9], [4, 5, 6, 7]))).toEqual({
      houseMinor: 151n,
      paidMinor: 850n,
      prizes: [
        { prize: 'line', ball: 10, cards: [3, 8], potMinor: 127n, paidMinor: [64n, 63n] },
        { prize: 'two-lines', ball: 11, cards: [1, 2, 9], potMinor: 212n, paidMinor: [71n, 71n, 70n] },
        { prize: 'full-house', ball: 12, cards: [4, 5, 6, 7], potMinor: 511n, paidMinor: [128n, 128n, 128n, 127n] },
      ],
    });
  });
  it('stays where it is when nobody plays', () => {
    expect(sharePrizes(NINETY, 0n, [])).toEqual({ prizes: [], houseMinor: 0n, paidMinor: 0n });
  });
  it('pays no prize that the room does not have', () => {
    expect(() => sharePrizes(NINETY, 100n, [{ prize: 'corners', ball: 9, cards: [1] }])).toThrow('a prize of the room');
  });
  it.each([NINETY, SEVENTY_FIVE])('of $key neither grows nor shrinks, whoever wins', (room) => {
    const random = createRandom(227);
    for (let i = 0; i < 2_000; i += 1) {
      const cards = (): number[] => upTo(1 + random.int(12));
      const salesMinor = BigInt(random.int(1_000_000));
      const prizes = room.prizes.map(({ prize }) => ({ prize, ball: 1 + random.int(75), cards: cards() }));
      const settled = sharePrizes(room, salesMinor, prizes);
      const paid = settled.prizes.flatMap(({ paidMinor }) => paidMinor);
      expect(paid.reduce((sum, minor) => sum + minor, 0n)).toBe(settled.paidMinor);
      expect(settled.paidMinor + settled.houseMinor).toBe(salesMinor);
      expect(settled.paidMinor).toBe((salesMinor * room.returned.num) / room.returned.den);
      for (const { paidMinor, potMinor } of settled.prizes) {
        expect(paidMinor.reduce((sum, minor) => sum + minor, 0n)).toBe(potMinor);
        expect((paidMinor[0] ?? 0n) - (paidMinor.at(-1) ?? 0n)).toBeLessThanOrEqual(1n);
      }
    }
    console.log('bingo settlements seed 227, n 2000');
  });
});

it('every kind has a full house and a line', () => {
  for (const kind of BINGO_KINDS)
    expect(BINGO_PRIZES.filter((prize) => prizeShapes(kind, prize).length > 0)).toEqual(expect.arrayContaining(['line', 'full-house']));
});

it('a whole game of strips is won to its end', () => {
  const strips = [1, 2, 3].flatMap((nonce) => makeStrip(seededDraws({ serverSeed: 'whole', clientSeed: 'game', nonce })));
  const cards = strips.map((cells, i) => ({ number: i + 1, cells }));
  const order = sample(seededDraws({ serverSeed: 'whole', clientSeed: 'balls', nonce: 1 }), 90, 90).map((i) => i + 1);
  const won = findWinners('ninety', ['line', 'two-lines', 'full-house'], cards, order);
  const balls = won.map(({ ball }) => ball);
  expect(balls).toEqual([...balls].sort((a, b) => a - b));
  for (const { prize, ball, cards: winners } of won) {
    const called = new Set(order.slice(0, ball));
    const before = new Set(order.slice(0, ball - 1));
    /** Counted anew, by rows. */
    const wins = (cells: BingoCard, of: ReadonlySet<number>): boolean => {
      const full = [0, 1, 2].filter((row) => cells.slice(row * 9, row * 9 + 9).every((cell) => cell === null || of.has(cell))).length;
      return full >= { line: 1, 'two-lines': 2, 'full-house': 3, corners: 9, cross: 9 }[prize];
    };
    expect(cards.filter(({ cells }) => wins(cells, called)).map(({ number }) => number)).toEqual(winners);
    expect(cards.some(({ cells }) => wins(cells, before))).toBe(false);
  }
});
