import type { MilliOdds } from '@touchline/kernel/odds';

/** A withdrawn runner of at most these odds takes this percent of the winnings. */
export interface DeductionBand {
  readonly maxOdds: MilliOdds;
  readonly percent: number;
}

/**
 * Tattersalls' Rule 4(c) by the price of the withdrawn runner: 1/9 and shorter 90 pence in the pound, over 14/1 nothing. The bands
 * are written in fractions; a decimal price between two of them belongs to the longer one, which takes less.
 */
export const RULE_FOUR: readonly DeductionBand[] = [
  { maxOdds: 1111, percent: 90 },
  { maxOdds: 1182, percent: 85 },
  { maxOdds: 1250, percent: 80 },
  { maxOdds: 1300, percent: 75 },
  { maxOdds: 1400, percent: 70 },
  { maxOdds: 1533, percent: 65 },
  { maxOdds: 1615, percent: 60 },
  { maxOdds: 1800, percent: 55 },
  { maxOdds: 1952, percent: 50 },
  { maxOdds: 2200, percent: 45 },
  { maxOdds: 2500, percent: 40 },
  { maxOdds: 2750, percent: 35 },
  { maxOdds: 3250, percent: 30 },
  { maxOdds: 4000, percent: 25 },
  { maxOdds: 5000, percent: 20 },
  { maxOdds: 6500, percent: 15 },
  { maxOdds: 10_000, percent: 10 },
  { maxOdds: 15_000, percent: 5 },
];

/** However many runners are withdrawn, never more than this. */
export const MAX_DEDUCTION_PERCENT = 90;

/** A runner taken out of the race, at the price that it had then. */
export interface NonRunner {
  readonly odds: MilliOdds;
  /** Epoch ms. */
  readonly at: number;
}

/** The part of the winnings that one withdrawn runner takes, in percent. */
export const deductionForOdds = (odds: MilliOdds, table: readonly DeductionBand[] = RULE_FOUR): number =>
  table.find((band) => odds <= band.maxOdds)?.percent ?? 0;

/**
 * The `deductionPercent` of a leg taken at `placedAt`: withdrawals after it add up, to 90 at most. Those before it were in the price.
 * A bet at starting price bears none either: that price is made without them, so the caller gives no withdrawals.
 */
export function ruleFourDeduction(
  withdrawals: readonly NonRunner[],
  placedAt: number,
  table: readonly DeductionBand[] = RULE_FOUR,
): number {
  const total = withdrawals.reduce((sum, { odds, at }) => (at > placedAt ? sum + deductionForOdds(odds, table) : sum), 0);
  return Math.min(total, MAX_DEDUCTION_PERCENT);
}
