import type { SavedCoupon } from '@touchline/contract/coupon';
import type { CouponDraft } from './coupon-store.ts';

/** A saved coupon as a draft. Prices "seen" are those it was saved at, so that every move since is shown and asked about. */
export function draftOfSaved({ view, oddsSaved, banks, stake }: SavedCoupon): CouponDraft {
  return {
    kind: view.kind,
    systemSize: view.systemSize,
    stakeText: stake ?? '',
    legs: view.legs.map((leg, index) => ({
      matchId: leg.matchId,
      kind: leg.feed,
      selectionId: leg.selectionId,
      oddsSeen: oddsSaved[index] ?? leg.odds,
      sport: leg.sport,
      matchName: leg.matchName,
      champName: leg.champName,
      marketName: leg.marketName,
      selectionName: leg.selectionName,
      startsAt: leg.startsAt,
      ...(banks[index] === true && { lobby: true }),
    })),
  };
}
