import type { BingoCard, BingoKind } from './bingo-card.ts';
import { type BingoPrize, type BingoShape, prizeShapes } from './bingo-prize.ts';

/** A card that takes part. Its number counts the cards of a game from 1 and is all that others see of its player. */
export interface PlayedCard {
  readonly number: number;
  readonly cells: BingoCard;
}

export interface WonPrize {
  readonly prize: BingoPrize;
  /** How many balls had come when it was won. */
  readonly ball: number;
  /** The numbers of the cards that won it with that ball, ascending. */
  readonly cards: readonly number[];
}

/**
 * The winners of each prize: all cards that complete one of its shapes with the first ball that does so for any card. The game is over with the last of
 * these balls. Empty where no card takes part.
 *
 * @param order every ball of the kind, in the order in which they come
 */
export function findWinners(
  kind: BingoKind,
  prizes: readonly BingoPrize[],
  cards: readonly PlayedCard[],
  order: readonly number[],
): WonPrize[] {
  if (cards.length === 0) return [];
  const places = new Map(order.map((ball, i) => [ball, i + 1]));
  return prizes.map((prize) => {
    const shapes = prizeShapes(kind, prize);
    const times = cards.map(({ number, cells }) => ({ number, ball: completedAt(cells, shapes, places) }));
    const ball = Math.min(...times.map((one) => one.ball));
    const won = times.filter((one) => one.ball === ball).map(({ number }) => number);
    return { prize, ball, cards: won.sort((a, b) => a - b) };
  });
}

/** How many balls have come when a card completes the first of some shapes. */
function completedAt(cells: BingoCard, shapes: readonly BingoShape[], places: ReadonlyMap<number, number>): number {
  const placeOf = (cell: number): number => {
    const number = cells[cell] ?? null;
    return number === null ? 0 : (places.get(number) ?? Number.POSITIVE_INFINITY);
  };
  return Math.min(...shapes.map((shape) => Math.max(...shape.map(placeOf))));
}
