import type { SelectionId } from '@touchline/kernel/selection';
import { combinationOdds } from '../builder/combination.ts';
import { type FoldedBet, foldLegs } from '../builder/fold-bet.ts';
import { eachWayHalves } from '../settlement/bet-multiplier.ts';
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

/** What a site allows; the defaults are those of R120. */
export interface CouponRules {
  readonly mostLegs: number;
  readonly mostSystemLegs: number;
}

export const COUPON_RULES: CouponRules = { mostLegs: 50, mostSystemLegs: 20 };

/** A coupon whose combinations have become single legs; each of them keeps the match and the first selection of its combination. */
export interface FoldedCoupon extends FoldedBet {
  readonly legs: readonly CouponLeg[];
}

/** See foldBet. */
export function foldCoupon(coupon: Coupon): FoldedCoupon {
  const { combinations: _, ...rest } = coupon;
  const joint = (own: readonly CouponLeg[], odds: number): CouponLeg => ({
    odds,
    match: own[0]?.match ?? 0,
    selection: own[0]?.selection ?? 0,
    relatesTo: own.flatMap((leg) => leg.relatesTo ?? []),
  });
  return { ...rest, legs: foldLegs(coupon, coupon.legs, (own, combination) => joint(own, combinationOdds(combination))) };
}

/** The legs that must not tell anything about one another: combinations count once, and so does a runner to win and to be placed. */
export function independentLegs(coupon: Coupon): readonly CouponLeg[] {
  const { legs, shape } = foldCoupon(coupon);
  return shape.kind === 'each-way' ? eachWayHalves(legs)[0] : legs;
}
