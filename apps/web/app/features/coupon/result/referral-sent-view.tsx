import type { BetUndone } from '@touchline/contract/bets/placement';
import type { BetReferralView } from '@touchline/contract/bids/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { ResultHeading } from './result-heading.tsx';

/** A bid is with the traders; its stake is held meanwhile. */
export function ReferralSentView({ bid, onNext }: { readonly bid: BetReferralView; readonly onNext: () => void }) {
  const t = useTranslator();
  const { amount, time } = useFormats();
  return (
    <div className="accepted">
      <ResultHeading title={t('coupon.bid.title')} icon="clock" />
      <p className="muted accepted-words">{t('coupon.bid.text', { amount: amount(bid.stake, bid.currency), time: time(bid.expiresAt) })}</p>
      <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/bets?tab=bids`}>
        {t('bets.tab.bids')}
      </Link>
      <Button tone="brand" block onClick={onNext}>
        {t('coupon.done.next')}
      </Button>
    </div>
  );
}

/** The bet was taken back: its stake is on the account, its selections in the coupon. */
export function UndoneView({ undone, onNext }: { readonly undone: BetUndone; readonly onNext: () => void }) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <div className="accepted">
      <ResultHeading title={t('coupon.undone.title')} icon="history" />
      <p className="muted accepted-words">{t('coupon.undone.text', { amount: amount(undone.returned, undone.currency) })}</p>
      <Button tone="brand" block onClick={onNext}>
        {t('coupon.undone.back')}
      </Button>
    </div>
  );
}
