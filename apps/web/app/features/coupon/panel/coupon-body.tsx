import { lazy, Suspense, useEffect } from 'react';
import { loadLate } from '../../../shell/page/load-late.ts';
import type { PlaceBet } from '../placing/use-place-bet.ts';
import { useCoupon } from '../state/coupon-store.ts';
import { EmptyCoupon } from './empty-coupon.tsx';

/** Brought when the page has nothing else to do: an empty coupon needs none of it, and the first price finds it there. */
const loadFilledCoupon = () => loadLate(() => import('./filled-coupon.tsx'));
/** Says what was placed by the engine that the filled slip prices with: it comes with it. */
const loadOutcomeView = () => loadLate(() => import('../result/outcome-view.tsx'));
const OutcomeView = lazy(() => loadOutcomeView().then((file) => ({ default: file.OutcomeView })));
const FilledCoupon = lazy(() => loadFilledCoupon().then((file) => ({ default: file.FilledCoupon })));

/** The coupon itself: empty, being filled, and what became of it. */
export function CouponBody({ placing }: { readonly placing: PlaceBet }) {
  const { placement } = placing;
  const empty = useCoupon((coupon) => coupon.legs.length === 0);
  useEffect(() => {
    void loadFilledCoupon();
    void loadOutcomeView();
  }, []);
  const filling = placement.phase === 'idle' || placement.phase === 'sending' || placement.phase === 'refused';
  if (filling && empty) return <EmptyCoupon />;
  return (
    <Suspense fallback={<div className="coupon-body" aria-busy="true" />}>
      {filling ? <FilledCoupon placing={placing} /> : <OutcomeView outcome={placement} placing={placing} />}
    </Suspense>
  );
}
