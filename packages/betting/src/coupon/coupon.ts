import type { SelectionId } from '@touchline/kernel/selection';
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
