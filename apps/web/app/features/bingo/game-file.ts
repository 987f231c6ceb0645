import type { BingoGameView } from '@touchline/contract/bingo/shapes';

/** Every ticket that was sold; null before the game is over. */
export type SoldTickets = readonly { readonly number: number; readonly buyerSeed: string }[] | null;

/** A game that is over, as `verify.html` checks it offline. */
export interface GameFile {
  readonly format: 'touchline-bingo-game';
  readonly game: BingoGameView;
  readonly sold: NonNullable<SoldTickets>;
}

export const gameFileOf = (game: BingoGameView, sold: NonNullable<SoldTickets>): GameFile => ({
  format: 'touchline-bingo-game',
  game,
  sold,
});
