import type { BingoGameView } from '@touchline/contract/bingo/shapes';
import type { SoldTickets } from './game-proof.tsx';

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
