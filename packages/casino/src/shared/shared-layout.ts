import type { Ratio } from '@touchline/kernel/ratio';
import type { ChipBet } from '../chips.ts';
import type { Draws } from '../draws/draws.ts';
import type { Json } from '../game.ts';

/** How many times the greatest stake of one place goes into that of a round. */
export const PLACES_TO_A_ROUND = 5;

/**
 * Places that chips are laid on before the clock runs out. The results of its draw are numbered.
 *
 * @typeParam On a place
 * @typeParam Outcome everything that is shown of a draw
 */
export interface SharedLayout<On = unknown, Outcome extends Json = Json> {
  /** Everything that is shown of a round's draw. */
  outcome(hash: string, salt: string): Outcome;
  /** The number of the result that these draws come to. */
  draw(draws: Draws): number;
  /** The return of chips per unit staked together, the stake included, in proportion to their numbers. */
  pay(bets: readonly ChipBet<On>[], result: number): Ratio;
}
