import type { CouponHistoryItem } from '@touchline/contract/coupon/history';
import { availableBetKinds } from './bet-kinds.ts';
import type { CouponLeg } from './coupon-leg.ts';
import { type CouponDraft, clampSystemSize, EMPTY_COUPON } from './coupon-store.ts';

/** A past coupon to be played again: at the prices of now, without what is no longer offered. Nothing is agreed to that the player does not see. */
export function draftFromHistory({
  kind,
  systemSize,
  stake,
  legs: past,
}: Pick<CouponHistoryItem, 'kind' | 'systemSize' | 'stake' | 'legs'>): CouponDraft {
  const legs = past.flatMap(({ oddsNow, feed, bank, odds: _odds, block: _block, ...leg }): CouponLeg[] =>
    oddsNow === null ? [] : [{ ...leg, kind: feed, acceptedOdds: oddsNow, ...(bank && { lobby: true }) }],
  );
  const possible = availableBetKinds(legs);
  const played = possible.includes(kind) ? kind : (possible[0] ?? 'single');
  return { ...EMPTY_COUPON, legs, kind: played, systemSize: clampSystemSize(played, legs, systemSize), stakeText: stake ?? '' };
}
