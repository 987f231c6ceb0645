import { boostFor, countQualifyingLegs, findBoostTier } from '@touchline/betting/boost/boost-multiplier';
import type { BoostTerms } from '@touchline/betting/boost/boost-terms';
import { type Coupon, collapseCoupon } from '@touchline/betting/coupon/coupon';
import { maxReturn, returnOf } from '@touchline/betting/coupon/return-bounds';
import type { CouponView } from '@touchline/contract/coupon/shapes';

/** The boost's gain if every leg won, and what the next tier asks. */
export function presentBoost(terms: BoostTerms, coupon: Coupon, money: (minor: bigint) => string): NonNullable<CouponView['boost']> {
  const { boost: _boost, ...plain } = collapseCoupon(coupon);
  const legs = countQualifyingLegs(plain.legs, [], terms);
  const multiplier = plain.legs.every((leg) => leg.odds > 1000) ? maxReturn(plain) : undefined;
  const added = multiplier && boostFor(terms, plain, [], multiplier);
  const next = terms.tiers.find((tier) => tier.legs > legs);
  return {
    permille: findBoostTier(terms, legs)?.permille ?? 0,
    amount: added && plain.stakeMinor > 0n ? money(returnOf(plain.stakeMinor, added.added)) : null,
    legs,
    minLegOdds: terms.minLegOdds,
    next: next ? { legs: next.legs, permille: next.permille } : null,
  };
}
