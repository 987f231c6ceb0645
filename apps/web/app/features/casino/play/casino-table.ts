import type { ReplyFor } from '@touchline/contract/calls';
import type { CasinoReceipt, CasinoRoundView, CasinoSeedsView } from '@touchline/contract/casino/shapes';

/** What a game is played by: its edge, its stakes, what the law asks of it, and the round that stands open. */
export type CasinoTable = ReplyFor<'casinoTable'>;

/** A round with what its game shows of it. */
export interface GameRound<Options, View, Action = never> extends CasinoRoundView {
  readonly options: Options;
  readonly view: View;
  readonly actions: Action[];
}

/** What the server's page knows of a player at a table. */
export interface PlayerAtTable {
  readonly seeds: CasinoSeedsView;
  /** Newest first. */
  readonly rounds: readonly CasinoReceipt[];
}
