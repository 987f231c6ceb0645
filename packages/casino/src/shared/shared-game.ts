import type { AnyGame } from '../game.ts';

/** A game that has a table: a place in the lobby, an edge and an exact return. */
export type TableGame = Pick<AnyGame, 'key' | 'edge' | 'variants' | 'returns'>;

/** A game of rounds that all watch together. Multiples are whole hundredths: 250 is 2.50. Pure, as every game. */
export interface SharedGame extends TableGame {
  readonly key: 'crash' | 'slide';
  /** Whether a player may take by hand what the running round shows. Otherwise every bet names its target. */
  readonly isTakenByHand: boolean;
  /** The multiple of a draw, a whole number below 2^52. */
  multiple(drawn: number, edgePpm: number): number;
  /** The multiple that a round comes to: that of the draw that its hash and the chain's salt make. `edgePpm` is that of the table's version. */
  result(hash: string, salt: string, edgePpm: number): number;
  /** How long a round runs from its start to its end, ms. */
  runMs(result: number): number;
}

/** The lowest and the highest target of a bet: 1.01 to 1,000,000.00. */
export const MIN_TARGET = 101;
export const MAX_TARGET = 100_000_000;

/** The multiple that a bet has won once its round is over; null where it has lost. */
export const wonMultiple = (target: number | null, result: number): number | null => (target !== null && target <= result ? target : null);
