import type { BingoGameView } from '@touchline/contract/bingo/shapes';
import { describe, expect, it } from 'vitest';
import { bestCardsFirst, numbersToGo } from './card-progress.ts';
import { newerGame } from './newer-game.ts';

const game = (status: BingoGameView['status'], balls: number, tickets: number): BingoGameView =>
  ({ status, balls: Array.from({ length: balls }, (_, i) => i + 1), tickets }) as unknown as BingoGameView;

describe('the newer picture of a game', () => {
  it.each([
    ['a game that has begun', game('open', 0, 9), game('playing', 0, 9)],
    ['a ball more', game('playing', 3, 9), game('playing', 4, 9)],
    ['a ticket more', game('open', 0, 1), game('open', 0, 2)],
    ['a game that is over', game('playing', 40, 9), game('settled', 40, 9)],
    ['a game that is off', game('open', 0, 1), game('off', 0, 1)],
  ])('is %s, whichever comes first', (_what, before, after) => {
    expect(newerGame(before, after)).toBe(after);
    expect(newerGame(after, before)).toBe(after);
  });
});

describe('cards', () => {
  // A free centre, numbers 1 to 24 row by row.
  const cells = [...Array.from({ length: 12 }, (_, i) => i + 1), null, ...Array.from({ length: 12 }, (_, i) => i + 13)];

  it('lack the fewest numbers of any shape of a prize', () => {
    expect(numbersToGo('seventy-five', 'line', cells, new Set())).toBe(4);
    expect(numbersToGo('seventy-five', 'line', cells, new Set([1, 2, 3]))).toBe(2);
    expect(numbersToGo('seventy-five', 'corners', cells, new Set([1, 5]))).toBe(2);
    expect(numbersToGo('seventy-five', 'full-house', cells, new Set([1, 99]))).toBe(23);
  });
  it('stand with the best first, by number where none is better', () => {
    const empty = cells.map((cell) => (cell === null ? null : cell + 30));
    const cards = [
      { number: 7, cells: empty },
      { number: 9, cells },
      { number: 3, cells: empty },
    ];
    expect(bestCardsFirst('seventy-five', 'line', cards, [1]).map(({ card, toGo }) => [card.number, toGo])).toEqual([
      [9, 3],
      [3, 4],
      [7, 4],
    ]);
    expect(bestCardsFirst('seventy-five', 'corners', cards, [1]).map(({ card, toGo }) => [card.number, toGo])).toEqual([
      [9, 3],
      [3, 4],
      [7, 4],
    ]);
  });
});
