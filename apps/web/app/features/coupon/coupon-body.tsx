import { Button } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { AcceptedView } from './accepted-view.tsx';
import { AskedView, UndoneView } from './asked-view.tsx';
import { useCoupon } from './coupon-store.ts';
import { EmptyCoupon } from './empty-coupon.tsx';
import { FilledCoupon } from './filled-coupon.tsx';
import { SeveralView } from './several-view.tsx';
import type { Placing } from './use-placing.ts';
import { WaitingView } from './waiting-view.tsx';

/** The coupon itself: empty, being filled, waiting, and what became of it. */
export function CouponBody({ placing }: { readonly placing: Placing }) {
  const { placement, checkAgain, dismiss, undo, askRest } = placing;
  const empty = useCoupon((coupon) => coupon.legs.length === 0);
  switch (placement.phase) {
    case 'accepted': {
      const repeat = (): void => {
        useCoupon.getState().replace(placement.errand.draft);
        dismiss();
      };
      return <AcceptedView answer={placement.answer} onUndo={undo} onAskRest={askRest} onRepeat={repeat} onNext={dismiss} />;
    }
    case 'several':
      return <SeveralView bets={placement.bets} draft={placement.errand.draft} onNext={dismiss} />;
    case 'bid':
      return <AskedView bid={placement.bid} onNext={dismiss} />;
    case 'undone':
      return <UndoneView undone={placement.undone} onNext={dismiss} />;
    case 'waiting':
      return <WaitingView startedAt={placement.startedAt} decidesAt={placement.answer.decidesAt ?? placement.startedAt} />;
    case 'unsure':
      return <UnsureView onCheck={checkAgain} />;
    case 'idle':
    case 'sending':
    case 'refused':
      return empty ? <EmptyCoupon /> : <FilledCoupon placing={placing} />;
  }
}

function UnsureView({ onCheck }: { readonly onCheck: () => void }) {
  const t = useTexts();
  return (
    <div className="coupon-b">
      <Note kind="warning" live>
        <div>
          <b className="strong">{t('coupon.unsure.title')}</b>
          <p>{t('coupon.unsure.text')}</p>
        </div>
      </Note>
      <Button tone="amber" block onClick={onCheck}>
        {t('coupon.unsure.check')}
      </Button>
    </div>
  );
}
