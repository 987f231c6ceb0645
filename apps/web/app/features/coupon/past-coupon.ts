import type { PastCoupon } from '@touchline/contract/coupon-history';
import { kindsFor } from './coupon-kinds.ts';
import type { CouponLeg } from './coupon-leg.ts';
import { type CouponDraft, EMPTY_COUPON, fitSize } from './coupon-store.ts';

/** A past coupon to be played again: at the prices of now, without what is no longer offered. Nothing is agreed to that the player does not see. */
export function draftOfPast({
  kind,
  systemSize,
  stake,
  legs: past,
}: Pick<PastCoupon, 'kind' | 'systemSize' | 'stake' | 'legs'>): CouponDraft {
  const legs = past.flatMap(({ oddsNow, feed, bank, odds: _odds, block: _block, ...leg }): CouponLeg[] =>
    oddsNow === null ? [] : [{ ...leg, kind: feed, oddsSeen: oddsNow, ...(bank && { lobby: true }) }],
  );
  const possible = kindsFor(legs);
  const played = possible.includes(kind) ? kind : (possible[0] ?? 'single');
  return { ...EMPTY_COUPON, legs, kind: played, systemSize: fitSize(played, legs, systemSize), stakeText: stake ?? '' };
}
