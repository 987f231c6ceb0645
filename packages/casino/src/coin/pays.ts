import { mul, type Ratio, ratio } from '@touchline/kernel/ratio';
import { keptAfterEdge } from '../edge.ts';

export const SIDES = ['heads', 'tails'] as const;
export type Side = (typeof SIDES)[number];

export const COIN_CHANCE = ratio(1n, 2n);

/** The return of a won toss per unit staked. */
export const coinPay = (edgePpm: number): Ratio => mul(ratio(2n, 1n), keptAfterEdge(edgePpm));
