import type { SavedCoupon } from '@touchline/contract/coupon/calls';
import { availableBetKinds } from './bet-kinds.ts';
import type { CouponLeg } from './coupon-leg.ts';
import { type CouponDraft, EMPTY_COUPON } from './coupon-store.ts';

/** A saved coupon as a draft. Prices "seen" are those it was saved at, so that every move since is shown and asked about. */
export function draftFromSaved({ view, savedOdds, banks, blocks, stake }: SavedCoupon): CouponDraft {
  const legs = view.legs.map(
    (leg, index): CouponLeg => ({
      matchId: leg.matchId,
      kind: leg.feed,
      selectionId: leg.selectionId,
      acceptedOdds: savedOdds[index] ?? leg.odds,
      sport: leg.sport,
      matchName: leg.matchName,
      champName: leg.champName,
      marketName: leg.marketName,
      selectionName: leg.selectionName,
      startsAt: leg.startsAt,
      ...(banks[index] === true && { lobby: true }),
      ...(index > 0 && blocks[index] !== null && blocks[index] === blocks[index - 1] && { joined: true }),
    }),
  );
  const possible = availableBetKinds(legs);
  return {
    ...EMPTY_COUPON,
    // Several selections that were kept as singles are no single; what cannot be played any more as it was is played as it can be.
    kind: possible.includes(view.kind)
      ? view.kind
      : possible.includes('singles') && view.kind === 'single'
        ? 'singles'
        : (possible[0] ?? 'single'),
    systemSize: view.systemSize,
    stakeText: stake ?? '',
    legs,
  };
}
