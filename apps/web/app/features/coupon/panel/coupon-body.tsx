import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { lazy, Suspense, useEffect } from 'react';
import { loadLate } from '../../../shell/page/load-late.ts';
import type { PlaceBet } from '../placing/use-place-bet.ts';
import { ReferralSentView, UndoneView } from '../result/referral-sent-view.tsx';
import { SinglesResultView } from '../result/singles-result-view.tsx';
import { WaitingView } from '../result/waiting-view.tsx';
import { useCoupon } from '../state/coupon-store.ts';
import { EmptyCoupon } from './empty-coupon.tsx';

/** Brought when the page has nothing else to do: an empty coupon needs none of it, and the first price finds it there. */
const loadFilledCoupon = () => loadLate(() => import('./filled-coupon.tsx'));
/** Says what was placed by the engine that the filled slip prices with: it comes with it. */
const loadAcceptedView = () => loadLate(() => import('../result/accepted-view.tsx'));
const AcceptedView = lazy(() => loadAcceptedView().then((file) => ({ default: file.AcceptedView })));
const FilledCoupon = lazy(() => loadFilledCoupon().then((file) => ({ default: file.FilledCoupon })));

/** The coupon itself: empty, being filled, waiting, and what became of it. */
export function CouponBody({ placing }: { readonly placing: PlaceBet }) {
  const { placement, retryUnknown, dismiss, undo, requestRemainder } = placing;
  const empty = useCoupon((coupon) => coupon.legs.length === 0);
  useEffect(() => {
    void loadFilledCoupon();
    void loadAcceptedView();
  }, []);
  switch (placement.phase) {
    case 'accepted': {
      const repeat = (): void => {
        useCoupon.getState().replace(placement.errand.draft);
        dismiss();
      };
      return (
        <Suspense fallback={<div className="coupon-body" aria-busy="true" />}>
          <AcceptedView
            draft={placement.errand.draft}
            answer={placement.answer}
            onUndo={undo}
            onRequestRemainder={requestRemainder}
            onRepeat={repeat}
            onNext={dismiss}
          />
        </Suspense>
      );
    }
    case 'several':
      return <SinglesResultView bets={placement.bets} draft={placement.errand.draft} onNext={dismiss} />;
    case 'bid':
      return <ReferralSentView bid={placement.bid} onNext={dismiss} />;
    case 'undone':
      return <UndoneView undone={placement.undone} onNext={dismiss} />;
    case 'waiting':
      return <WaitingView startedAt={placement.startedAt} decidesAt={placement.answer.decidesAt ?? placement.startedAt} />;
    case 'unsure':
      return <UnknownResultView onCheck={retryUnknown} />;
    case 'idle':
    case 'sending':
    case 'refused':
      return empty ? (
        <EmptyCoupon />
      ) : (
        <Suspense fallback={<div className="coupon-body" aria-busy="true" />}>
          <FilledCoupon placing={placing} />
        </Suspense>
      );
  }
}

function UnknownResultView({ onCheck }: { readonly onCheck: () => void }) {
  const t = useTranslator();
  return (
    <div className="coupon-body">
      <Callout kind="warning" live>
        <div>
          <b className="strong">{t('coupon.unsure.title')}</b>
          <p>{t('coupon.unsure.text')}</p>
        </div>
      </Callout>
      <Button tone="amber" block onClick={onCheck}>
        {t('coupon.unsure.check')}
      </Button>
    </div>
  );
}
