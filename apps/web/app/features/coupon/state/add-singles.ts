import { MAX_SYSTEM_LEGS } from './bet-kinds.ts';
import { type CouponLeg, sameLeg } from './coupon-leg.ts';
import { reconcileKind, useCoupon } from './coupon-store.ts';

/** Adds the legs that the coupon does not hold, and plays all of it as singles. `full` adds nothing: more than may be placed at once. */
export function addSingles(added: readonly CouponLeg[]): 'added' | 'full' {
  const coupon = useCoupon.getState();
  const legs = [...coupon.legs, ...added.filter((leg) => !coupon.legs.some((other) => sameLeg(other, leg)))];
  if (legs.length > MAX_SYSTEM_LEGS) return 'full';
  useCoupon.setState(reconcileKind(legs, { ...coupon, kind: 'singles', kindChosen: true }));
  return 'added';
}
