import type { SelectionId } from '@touchline/kernel/selection';
import { builderLegOdds } from '../builder/builder-leg.ts';
import { type CollapsedBet, collapseLegs } from '../builder/collapse-bet.ts';
import { splitEachWay } from '../settlement/bet-multiplier.ts';
import type { Bet, BetLeg } from './bet.ts';

/** A leg of a coupon: what makes it combinable or not, besides its price. */
export interface CouponLeg extends BetLeg {
  readonly match: number;
  readonly selection: SelectionId;
  /** Other matches that this selection depends on (the matches of a tournament under its outright winner): correlated with their legs. */
  readonly relatesTo?: readonly number[];
}

/** A bet not yet accepted. The stake may be 0 while none is typed. */
export interface Coupon extends Bet {
  readonly legs: readonly CouponLeg[];
}

/** The bounds of a site; the defaults are those of R120. */
export interface CouponRules {
  readonly maxLegs: number;
  readonly maxSystemLegs: number;
}

export const COUPON_RULES: CouponRules = { maxLegs: 50, maxSystemLegs: 20 };

/** A coupon whose combinations have become single legs; each of them keeps the match and the first selection of its combination. */
export interface CollapsedCoupon extends CollapsedBet {
  readonly legs: readonly CouponLeg[];
}

/** See collapseBuilderLegs. */
export function collapseCoupon(coupon: Coupon): CollapsedCoupon {
  const { combinations: _, ...rest } = coupon;
  const joint = (own: readonly CouponLeg[], odds: number): CouponLeg => ({
    odds,
    match: own[0]?.match ?? 0,
    selection: own[0]?.selection ?? 0,
    relatesTo: own.flatMap((leg) => leg.relatesTo ?? []),
  });
  return { ...rest, legs: collapseLegs(coupon, coupon.legs, (own, combination) => joint(own, builderLegOdds(combination))) };
}

/** The legs to check for correlation. A builder leg counts once; an each-way runner counts once for its win and place parts. */
export function independentLegs(coupon: Coupon): readonly CouponLeg[] {
  const { legs, shape } = collapseCoupon(coupon);
  return shape.kind === 'each-way' ? splitEachWay(legs)[0] : legs;
}
