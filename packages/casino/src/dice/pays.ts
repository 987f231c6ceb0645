import { mul, type Ratio, ratio } from '@touchline/kernel/ratio';
import { keptAfterEdge } from '../edge.ts';
import type { DiceOptions } from './options.ts';

/** Rolls from 0.00 to 99.99. */
export const OUTCOMES = 10_000;

/** How many of the 10,000 outcomes win: rolled at or above `over`, or below `under`. */
export const winningOutcomes = (options: DiceOptions): number => ('over' in options ? OUTCOMES - options.over : options.under);

/** The return of a win per unit staked. */
export const dicePay = (options: DiceOptions, edgePpm: number): Ratio =>
  mul(ratio(BigInt(OUTCOMES), BigInt(winningOutcomes(options))), keptAfterEdge(edgePpm));
