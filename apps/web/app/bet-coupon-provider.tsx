import { type ReactNode, useMemo } from 'react';
import { BetCouponContext, type BetCouponPort } from './features/bets/bet-coupon-port.ts';
import { useCouponSheet } from './features/coupon/coupon-sheet-store.ts';
import { useCoupon } from './features/coupon/coupon-store.ts';
import { useCouponTerms } from './features/coupon/coupon-terms-store.ts';

/** The coupon behind the door that bets know. */
export function BetCouponProvider({ children }: { readonly children: ReactNode }) {
  const legs = useCoupon((coupon) => coupon.legs);
  const port = useMemo<BetCouponPort>(
    () => ({
      selections: legs.map(({ kind, oddsSeen, ...leg }) => ({ ...leg, feed: kind, odds: oddsSeen })),
      payWith(betId) {
        // The stake is the bet's value, which is asked for now: an amount typed before may not be sent as what was offered.
        useCoupon.getState().writeStake('');
        useCouponTerms.getState().pay({ from: 'power', betId });
        useCouponSheet.getState().show();
      },
    }),
    [legs],
  );
  return <BetCouponContext value={port}>{children}</BetCouponContext>;
}
