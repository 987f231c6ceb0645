import { mul, type Ratio, ratio } from '@touchline/kernel/ratio';
import { keptAfterEdge } from '../edge.ts';
import type { LimboOptions } from './options.ts';

/** The highest result that is shown, in hundredths; also the highest target. */
export const MAX_HUNDREDTHS = 100_000_000;
const MIN_HUNDREDTHS = 100;

/** Draws are whole numbers below this. 24 bits would return 95.4 % at the highest target. */
const RANGE = 2n ** 52n;

/** Hundredths of the range that are kept after the edge. */
const keptHundredths = (edgePpm: number): Ratio => mul(keptAfterEdge(edgePpm), ratio(RANGE * 100n, 1n));

/** The multiple that a draw comes to, in hundredths: what is kept of the range over the draw and 1, rounded down. */
export const limboMultiplier = (drawn: number, edgePpm: number): number => {
  const { num, den } = keptHundredths(edgePpm);
  const hundredths = num / (den * (BigInt(drawn) + 1n));
  return Math.max(MIN_HUNDREDTHS, hundredths > MAX_HUNDREDTHS ? MAX_HUNDREDTHS : Number(hundredths));
};

/** The exact chance of reaching a target: as many draws as give at least that. */
export const limboChance = ({ target }: LimboOptions, edgePpm: number): Ratio => {
  const { num, den } = keptHundredths(edgePpm);
  return ratio(num / (den * BigInt(target)), RANGE);
};

/** The return of a reached target per unit staked: the target itself; the edge stands in the chance. */
export const limboPay = ({ target }: LimboOptions): Ratio => ratio(BigInt(target), 100n);
