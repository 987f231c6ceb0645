import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import type { BetRejection } from '../placing/placement-store.ts';
import { RejectionNote } from '../result/rejection-note.tsx';
import { useCoupon } from '../state/coupon-store.ts';
import type { FilledCouponView } from './use-coupon-view.ts';

interface CouponProblemsProps {
  readonly coupon: Pick<FilledCouponView, 'quote' | 'fresh' | 'currency' | 'action' | 'online'>;
  /** Of the bet that was sent last. */
  readonly rejection: BetRejection | null;
  /** Said at the stake already, where it is the reason. */
  readonly stakeProblem: string | null;
  readonly onDismiss: () => void;
}

/** Why the coupon was refused, could not be priced, or would not be taken as it is. */
export function CouponProblems({ coupon, rejection, stakeProblem, onDismiss }: CouponProblemsProps) {
  const t = useTranslator();
  const { quote, fresh, currency, action, online } = coupon;
  return (
    <>
      {rejection ? (
        <RejectionNote
          rejection={rejection}
          currency={currency}
          onStake={(text) => {
            useCoupon.getState().setStake(text);
            onDismiss();
          }}
          onClose={onDismiss}
        />
      ) : null}
      {quote.failed && online ? (
        <Callout kind="warning" live>
          <p className="note-words">{t('coupon.quote.failed')}</p>
          <Button size="xs" onClick={quote.refresh}>
            {t('coupon.quote.retry')}
          </Button>
        </Callout>
      ) : null}
      {fresh?.problem && stakeProblem === null && action.do !== 'wait' ? (
        <Callout kind="error" live>
          <p>{fresh.problem.message}</p>
        </Callout>
      ) : null}
    </>
  );
}
