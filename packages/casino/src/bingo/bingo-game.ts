import type { BingoRoom } from './bingo-room.ts';

/** The public name of a game, and the secret by which it is drawn: promised by its hash from the first sale on, published after the last ball. */
export interface BingoGame {
  readonly room: Pick<BingoRoom, 'key' | 'kind'>;
  /** Counts the games of a room from 1. */
  readonly number: number;
  readonly serverSeed: string;
}

/** A ticket that was sold for a game. */
export interface SoldTicket {
  /** Counts the tickets of a game from 1. */
  readonly number: number;
  /** The buyer's own text, which the house cannot choose: a part of the ticket's numbers and of the order of the balls. */
  readonly buyerSeed: string;
}
