import { MAX_MINOR } from '@touchline/kernel/money';

/** From so many counted legs, the winnings grow by so much. */
export interface BoostTier {
  readonly legs: number;
  /** Of the winnings, in tenths of a percent. */
  readonly permille: number;
}

/**
 * The promise of an accumulator boost (or of the accumulator of the day, with its single tier); locked in the bet. A leg counts when it was taken at
 * `minLegOdds` or more and did not end void, so that a void leg drops the bet to the tier of the legs that are left.
 */
export interface BoostTerms {
  /** By number of legs, rising. */
  readonly tiers: readonly BoostTier[];
  /** Thousandths. */
  readonly minLegOdds: number;
  /** Cap on what is added, minor units of the bet's currency. */
  readonly maxMinor: bigint;
}

/** Tiers of the accumulator boost: nothing below three legs. */
export const BOOST_TIERS: readonly BoostTier[] = [
  { legs: 3, permille: 30 },
  { legs: 4, permille: 50 },
  { legs: 5, permille: 80 },
  { legs: 6, permille: 120 },
  { legs: 7, permille: 160 },
  { legs: 8, permille: 200 },
  { legs: 10, permille: 300 },
  { legs: 12, permille: 400 },
  { legs: 15, permille: 600 },
  { legs: 20, permille: 1000 },
];

/** Boost terms without a cap, with minimum odds of 1.40 a leg. */
export const ACCUMULATOR_BOOST: BoostTerms = { tiers: BOOST_TIERS, minLegOdds: 1400, maxMinor: MAX_MINOR };
