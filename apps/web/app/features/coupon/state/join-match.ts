import type { MilliOdds } from '@touchline/kernel/odds';
import { builderLegKey } from './collapse-legs.ts';
import type { CouponLeg } from './coupon-leg.ts';
import { MAX_LEGS, reconcileKind, useCoupon } from './coupon-store.ts';

/** Bet builder: puts these legs of a match at this joint price in the place of all of it that the coupon holds. `full` changes nothing. */
export function joinMatch(matchId: number, joined: readonly CouponLeg[], jointOdds: MilliOdds): 'added' | 'full' {
  const coupon = useCoupon.getState();
  const legs = [...coupon.legs.filter((leg) => leg.matchId !== matchId), ...joined];
  if (legs.length > MAX_LEGS) return 'full';
  const key = builderLegKey(
    joined,
    joined.map((_, index) => index),
  );
  useCoupon.setState({ ...reconcileKind(legs, coupon), acceptedBuilderOdds: { ...coupon.acceptedBuilderOdds, [key]: jointOdds } });
  return 'added';
}
