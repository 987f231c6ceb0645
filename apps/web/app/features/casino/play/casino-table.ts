import type { ReplyFor } from '@touchline/contract/calls';
import type { CasinoReceipt, CasinoRoundView, CasinoSeedsView } from '@touchline/contract/casino/shapes';

/** The terms that a game is played by: its edge, its stakes, what the law asks of it, and the round that stands open. */
export type CasinoTable = ReplyFor<'casinoTable'>;

/** A round with its game's view of the state. */
export interface GameRound<Options, View, Action = never> extends CasinoRoundView {
  readonly options: Options;
  readonly view: View;
  readonly actions: Action[];
}

/** A player at a table, as the server's page knows them. */
export interface PlayerAtTable {
  readonly seeds: CasinoSeedsView;
  /** Newest first. */
  readonly rounds: readonly CasinoReceipt[];
}
