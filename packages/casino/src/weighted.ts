import { type Ratio, ratio } from '@touchline/kernel/ratio';
import type { Draws } from './draws/draws.ts';
import { returnsOf } from './expectation.ts';
import type { Returns } from './game.ts';

/** A line of a table of prizes. */
export interface Prize {
  readonly key: string;
  /** Per unit staked. */
  readonly pay: Ratio;
  /** How many of all equally likely draws give it. */
  readonly weight: number;
}

const totalOf = (prizes: readonly Prize[]): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** The number of a prize, drawn by the weights. */
export function drawPrize(draws: Draws, prizes: readonly Prize[]): number {
  let left = draws.below(totalOf(prizes));
  return prizes.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

/** The returns of a table of prizes. */
export const prizeReturns = (prizes: readonly Prize[]): Returns => {
  const total = BigInt(totalOf(prizes));
  return returnsOf(prizes.map(({ key, pay, weight }) => ({ label: key, pay, chance: ratio(BigInt(weight), total) })));
};
