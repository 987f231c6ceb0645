import { boostTierOf, countBoostLegs, decideBoost } from '@touchline/betting/boost/boost-multiplier';
import type { BoostTerms } from '@touchline/betting/boost/boost-terms';
import { greatestReturn, returnOf } from '@touchline/betting/coupon/bet-bounds';
import { type Coupon, foldCoupon } from '@touchline/betting/coupon/coupon';
import type { CouponView } from '@touchline/contract/coupon-shapes';

/** What the boost would add if every leg won, and what the next tier asks. */
export function presentBoost(terms: BoostTerms, coupon: Coupon, money: (minor: bigint) => string): NonNullable<CouponView['boost']> {
  const { boost: _boost, ...plain } = foldCoupon(coupon);
  const legs = countBoostLegs(plain.legs, [], terms);
  const multiplier = plain.legs.every((leg) => leg.odds > 1000) ? greatestReturn(plain) : undefined;
  const added = multiplier && decideBoost(terms, plain, [], multiplier);
  const next = terms.tiers.find((tier) => tier.legs > legs);
  return {
    permille: boostTierOf(terms, legs)?.permille ?? 0,
    amount: added && plain.stakeMinor > 0n ? money(returnOf(plain.stakeMinor, added.added)) : null,
    legs,
    leastLegOdds: terms.leastLegOdds,
    next: next ? { legs: next.legs, permille: next.permille } : null,
  };
}
