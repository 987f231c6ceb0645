import { type Coupon, foldCoupon } from '../coupon/coupon.ts';
import { countShapeLines } from './line-plan.ts';

/**
 * The least that may be staked on a bet: that of any bet, and at least one minor unit of its currency on each line, so that no line of a
 * system, full cover, multi-bet or each-way bet goes without a stake of its own. Expects a coupon whose shape holds.
 */
export function leastStake(coupon: Coupon, leastOfAnyMinor: bigint): bigint {
  const linesMinor = BigInt(countShapeLines(coupon.shape, foldCoupon(coupon).legs.length));
  return linesMinor > leastOfAnyMinor ? linesMinor : leastOfAnyMinor;
}
