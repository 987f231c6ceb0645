import type { MilliOdds } from '@touchline/kernel/odds';

/** A price to win, and what Rule 4 takes of its winnings. */
export interface DeductedOdds {
  readonly odds: MilliOdds;
  readonly deductionPercent: number;
}

const winnings = ({ odds, deductionPercent }: DeductedOdds): number => (odds - 1000) * (100 - deductionPercent);

/**
 * Best odds guaranteed: the starting price where it pays more than the price taken, both after their deductions. A starting price bears only withdrawals
 * that came when it was too late to form it anew. At equal pay the price taken stands. A place half pays its part of whichever is better.
 */
export const isStartingPriceBetter = (taken: DeductedOdds, starting: DeductedOdds): boolean => winnings(starting) > winnings(taken);
