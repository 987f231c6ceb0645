import type { AnyGame } from '../game.ts';
import type { SharedLayout } from './shared-layout.ts';

/** A game that has a table: a place in the lobby, an edge and an exact return. */
export type TableGame = Pick<AnyGame, 'key' | 'edge' | 'variants' | 'returns'>;

/** Keys of the games of rounds that all watch together, in the order of the lobby. */
export const SHARED_KEYS = ['crash', 'slide', 'live-roulette', 'live-baccarat', 'live-wheel'] as const;
export type SharedKey = (typeof SHARED_KEYS)[number];

/** A game of rounds that all watch together. Multiples are whole hundredths: 250 is 2.50. Pure, as every game. */
export interface SharedGame extends TableGame {
  readonly key: SharedKey;
  /** How long bets are taken before a round starts, ms. */
  readonly bettingMs: number;
  /** Whether a player may take by hand what the running round shows. Otherwise every bet names its target, or its places. */
  readonly isTakenByHand: boolean;
  /** The places that bets name; null where they name the multiple at which they are paid. */
  readonly layout: SharedLayout | null;
  /** The multiple of a draw, a whole number below 2^52; left out where bets name places. */
  multiple?(drawn: number, edgePpm: number): number;
  /**
   * The multiple that a round comes to, that of the draw that its hash and the chain's salt make; or the number of the result of a layout.
   * `edgePpm` is that of the table's version.
   */
  result(hash: string, salt: string, edgePpm: number): number;
  /** How long a round runs from its start to its end, ms. */
  runMs(result: number): number;
}

/** The lowest and the highest target of a bet: 1.01 to 1,000,000.00. */
export const MIN_TARGET = 101;
export const MAX_TARGET = 100_000_000;

/** The multiple that a bet has won once its round is over; null where it has lost. */
export const wonMultiple = (target: number | null, result: number): number | null => (target !== null && target <= result ? target : null);
