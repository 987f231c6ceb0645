import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Placement } from '../placing/placement-store.ts';
import type { PlaceBet } from '../placing/use-place-bet.ts';
import { useCoupon } from '../state/coupon-store.ts';
import { AcceptedView } from './accepted-view.tsx';
import { ReferralSentView, UndoneView } from './referral-sent-view.tsx';
import { SinglesResultView } from './singles-result-view.tsx';
import { WaitingView } from './waiting-view.tsx';

/** Phases in which the coupon is still being filled. */
type Filling = 'idle' | 'sending' | 'refused';
type Outcome = Exclude<Placement, { phase: Filling }>;

interface OutcomeViewProps {
  readonly outcome: Outcome;
  readonly placing: PlaceBet;
}

/** The fate of a bet that was sent: it waits, was taken, went to a trader, or nobody knows yet. */
export function OutcomeView({ outcome, placing: { retryUnknown, dismiss, undo, requestRemainder } }: OutcomeViewProps) {
  switch (outcome.phase) {
    case 'accepted': {
      const repeat = (): void => {
        useCoupon.getState().replace(outcome.errand.draft);
        dismiss();
      };
      return (
        <AcceptedView
          draft={outcome.errand.draft}
          answer={outcome.answer}
          onUndo={undo}
          onRequestRemainder={requestRemainder}
          onRepeat={repeat}
          onNext={dismiss}
        />
      );
    }
    case 'several':
      return <SinglesResultView bets={outcome.bets} draft={outcome.errand.draft} onNext={dismiss} />;
    case 'bid':
      return <ReferralSentView bid={outcome.bid} onNext={dismiss} />;
    case 'undone':
      return <UndoneView undone={outcome.undone} onNext={dismiss} />;
    case 'waiting':
      return <WaitingView startedAt={outcome.startedAt} decidesAt={outcome.answer.decidesAt ?? outcome.startedAt} />;
    case 'unsure':
      return <UnknownResultView onCheck={retryUnknown} />;
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
