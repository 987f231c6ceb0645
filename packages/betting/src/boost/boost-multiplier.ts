import { compare, mul, ONE, type Ratio, ratio, sub } from '@touchline/kernel/ratio';
import type { BetLeg } from '../coupon/bet.ts';
import type { LegResult } from '../settlement/leg-result.ts';
import type { BoostTerms, BoostTier } from './boost-terms.ts';

/** Legs that the boost counts: taken at its least odds or more, and not void. */
export const countQualifyingLegs = (
  legs: readonly BetLeg[],
  results: readonly (LegResult | undefined)[],
  { minLegOdds }: BoostTerms,
): number => legs.filter(({ odds }, i) => odds >= minLegOdds && results[i]?.kind !== 'void').length;

/** The highest tier that so many counted legs reach, undefined below the first. */
export const findBoostTier = ({ tiers }: BoostTerms, legs: number): BoostTier | undefined =>
  tiers.filter((tier) => tier.legs <= legs).at(-1);

/** The boost's addition to a bet, and why. */
export interface BoostOutcome {
  readonly countedLegs: number;
  readonly permille: number;
  /** Added to the multiplier, per unit of stake. */
  readonly added: Ratio;
}

/** The boost of a bet that returns `multiplier` per unit: a share of the winnings, at most what the terms cap. Undefined where it adds nothing. */
export function boostFor(
  terms: BoostTerms,
  bet: { readonly legs: readonly BetLeg[]; readonly stakeMinor: bigint },
  results: readonly (LegResult | undefined)[],
  multiplier: Ratio,
): BoostOutcome | undefined {
  const countedLegs = countQualifyingLegs(bet.legs, results, terms);
  const tier = findBoostTier(terms, countedLegs);
  if (!tier || compare(multiplier, ONE) <= 0) return undefined;
  const full = mul(sub(multiplier, ONE), ratio(BigInt(tier.permille), 1000n));
  const max = ratio(terms.maxMinor, bet.stakeMinor > 0n ? bet.stakeMinor : 1n);
  return { countedLegs, permille: tier.permille, added: compare(full, max) > 0 ? max : full };
}
