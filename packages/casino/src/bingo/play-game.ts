import { invariant } from '@touchline/kernel/invariant';
import { ballOrder, salesDigest } from './ball-order.ts';
import type { BingoCard } from './bingo-card.ts';
import type { BingoGame, SoldTicket } from './bingo-game.ts';
import type { BingoRoom } from './bingo-room.ts';
import { findWinners } from './find-winners.ts';
import { type BingoSettlement, sharePrizes } from './share-prizes.ts';

/** A ticket that was sold, with its cards. */
export interface PlayedTicket extends SoldTicket {
  readonly cards: readonly BingoCard[];
}

export interface PlayedGame extends BingoSettlement {
  /** The balls that come, in their order: up to the one with which the last prize is won. */
  readonly balls: readonly number[];
}

/** The number of a ticket's first card among the cards of its game; its others follow. */
export const firstCardOf = (ticket: number, cardsATicket: number): number => (ticket - 1) * cardsATicket + 1;

/** Plays a game for which something was sold, by the terms of its room: its balls, winners and prizes follow from its seed and what was sold. */
export function playGame(room: BingoRoom, game: BingoGame, tickets: readonly PlayedTicket[]): PlayedGame {
  invariant(tickets.length > 0, 'a game that is played has sold tickets');
  const order = ballOrder(game, salesDigest(tickets));
  const cards = tickets.flatMap(({ number, cards: own }) =>
    own.map((cells, i) => ({ number: firstCardOf(number, own.length) + i, cells })),
  );
  const won = findWinners(
    room.kind,
    room.prizes.map(({ prize }) => prize),
    cards,
    order,
  );
  const settlement = sharePrizes(room, room.ticketPriceMinor * BigInt(tickets.length), won);
  return { ...settlement, balls: order.slice(0, Math.max(...won.map(({ ball }) => ball))) };
}
