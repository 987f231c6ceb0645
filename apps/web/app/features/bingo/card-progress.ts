import type { BingoCard, BingoKind } from '@touchline/casino/bingo/bingo-card';
import { type BingoPrize, prizeShapes } from '@touchline/casino/bingo/bingo-prize';

/** How many numbers a card lacks for a prize, by the shape of which it lacks the fewest. */
export function numbersToGo(kind: BingoKind, prize: BingoPrize, cells: BingoCard, called: ReadonlySet<number>): number {
  const lacks = (cell: number): boolean => {
    const number = cells[cell] ?? null;
    return number !== null && !called.has(number);
  };
  return Math.min(...prizeShapes(kind, prize).map((shape) => shape.filter(lacks).length));
}

/** Cards with what they lack for a prize, the best first; cards that lack as much stay in the order of their numbers. */
export function bestCardsFirst<T extends { readonly number: number; readonly cells: BingoCard }>(
  kind: BingoKind,
  prize: BingoPrize,
  cards: readonly T[],
  balls: readonly number[],
): { readonly card: T; readonly toGo: number }[] {
  const called = new Set(balls);
  return cards
    .map((card) => ({ card, toGo: numbersToGo(kind, prize, card.cells, called) }))
    .toSorted((a, b) => a.toGo - b.toGo || a.card.number - b.card.number);
}
