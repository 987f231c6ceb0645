import { type ReactNode, useMemo } from 'react';
import { type CouponAccess, CouponAccessContext } from '../../features/bets/coupon-access.ts';
import { useCouponTerms } from '../../features/coupon/state/bet-terms-store.ts';
import { useCouponSheet } from '../../features/coupon/state/coupon-sheet-store.ts';
import { useCoupon } from '../../features/coupon/state/coupon-store.ts';

/** Gives the bets feature access to the coupon. Features do not import each other, so it comes by context. */
export function BetCouponProvider({ children }: { readonly children: ReactNode }) {
  const legs = useCoupon((coupon) => coupon.legs);
  const port = useMemo<CouponAccess>(
    () => ({
      selections: legs.map(({ kind, acceptedOdds, ...leg }) => ({ ...leg, feed: kind, odds: acceptedOdds })),
      fundFromBet(betId) {
        // The stake is the bet's value, which is asked for now: an amount typed before may not be sent as what was offered.
        useCoupon.getState().setStake('');
        useCouponTerms.getState().pay({ from: 'power', betId });
        useCouponSheet.getState().show();
      },
    }),
    [legs],
  );
  return <CouponAccessContext value={port}>{children}</CouponAccessContext>;
}
