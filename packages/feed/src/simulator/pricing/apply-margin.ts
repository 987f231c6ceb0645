import type { MilliOdds } from '@touchline/kernel/odds';

/** Steps of the price ladder, in thousandths: from the bound up, prices are multiples of the step. */
const LADDER: readonly (readonly [from: number, step: number])[] = [
  [100_000, 5000],
  [40_000, 1000],
  [20_000, 500],
  [10_000, 200],
  [6000, 100],
  [4000, 50],
  [3000, 20],
  [1000, 10],
];
export const MIN_OFFERED_ODDS: MilliOdds = 1010;
export const MAX_OFFERED_ODDS: MilliOdds = 1_000_000;
/** An outcome less likely than this is not offered; nor is a market in which one is more likely than SURE. */
export const UNLIKELY = 0.0008;
export const SURE = 0.985;

/** Down to the ladder, never below 1.01 nor above 1000. */
export function toLadder(milli: number): MilliOdds {
  if (milli >= MAX_OFFERED_ODDS) return MAX_OFFERED_ODDS;
  for (const [from, step] of LADDER) if (milli >= from) return Math.max(MIN_OFFERED_ODDS, Math.floor(milli / step) * step);
  return MIN_OFFERED_ODDS;
}

/**
 * Prices of one market from its fair probabilities: the book grows by `marginPercent` (a fair book of 100 % to 105 % with 5), with more
 * of it on the unlikely outcomes: p(1 + m(1 - p)). Outcomes that cannot be offered get 0.
 */
export function applyMargin(fair: readonly number[], marginPercent: number): MilliOdds[] {
  let book = 0;
  let room = 0;
  for (const p of fair) {
    book += p;
    room += p * (1 - p);
  }
  // In very one-sided markets the whole margin would not fit under 1: the factor is bounded, the book then falls short of it.
  const m = room > 0 ? Math.min((marginPercent / 100) * (book / room), 0.6) : 0;
  return fair.map((p) => (p < UNLIKELY || p > SURE ? 0 : toLadder(1000 / (p * (1 + m * (1 - p))) + 1e-6)));
}
