import { mul, type Ratio, ratio } from '@touchline/kernel/ratio';
import { sum } from './exact.ts';

/** A part of the stake on one place of the layout. */
export interface ChipBet<On> {
  readonly on: On;
  /** A whole number of chips, each worth the same. */
  readonly chips: number;
}

/** How many chips the stake is split into: the stake in minor units is a multiple of it, so that a chip is a whole sum of money. */
export const chipTotal = ({ bets }: { readonly bets: readonly ChipBet<unknown>[] }): number =>
  bets.reduce((total, { chips }) => total + chips, 0);

/** The return of several bets per unit staked together, each in proportion to its chips. */
export const payOfChips = <On>(bets: readonly ChipBet<On>[], payOf: (on: On) => Ratio): Ratio => {
  const total = BigInt(chipTotal({ bets }));
  return sum(bets.map(({ on, chips }) => mul(payOf(on), ratio(BigInt(chips), total))));
};
