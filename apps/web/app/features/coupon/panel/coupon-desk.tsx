import type { ReactNode } from 'react';
import { OneClickBar } from '../placing/one-click-bar.tsx';
import { usePlaceBet } from '../placing/use-place-bet.ts';
import { OutcomeView } from '../result/outcome-view.tsx';
import { useCoupon } from '../state/coupon-store.ts';
import { EmptyCoupon } from './empty-coupon.tsx';
import { FilledCoupon } from './filled-coupon.tsx';
import type { CouponTab } from './use-coupon-tab.ts';

interface CouponDeskProps {
  readonly tab: CouponTab;
  /** The second tab. */
  readonly bets: ReactNode;
}

/**
 * The coupon itself, empty, being filled, and what became of it; with everything that places, also while the other tab is in front. Its script comes
 * when the page answers: an empty coupon needs none of it, and the first price finds it there.
 */
export function CouponDesk({ tab, bets }: CouponDeskProps) {
  const placing = usePlaceBet();
  const { placement } = placing;
  const empty = useCoupon((coupon) => coupon.legs.length === 0);
  if (tab === 'bets') return bets;
  const filling = placement.phase === 'idle' || placement.phase === 'sending' || placement.phase === 'refused';
  return (
    <>
      {!filling ? <OutcomeView outcome={placement} placing={placing} /> : empty ? <EmptyCoupon /> : <FilledCoupon placing={placing} />}
      <OneClickBar placing={placing} />
    </>
  );
}
