import { type Coupon, collapseCoupon } from '../coupon/coupon.ts';
import { countBetLines } from './system-lines.ts';

/**
 * The least that may be staked on a bet: that of any bet, and at least one minor unit of its currency on each line, so that no line of a
 * system, full cover, multi-bet or each-way bet goes without a stake of its own. Expects a coupon whose shape holds.
 */
export function minStake(coupon: Coupon, minOfAnyMinor: bigint): bigint {
  const linesMinor = BigInt(countBetLines(coupon.shape, collapseCoupon(coupon).legs.length));
  return linesMinor > minOfAnyMinor ? linesMinor : minOfAnyMinor;
}
