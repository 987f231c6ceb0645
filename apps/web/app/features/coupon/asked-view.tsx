import type { BidView } from '@touchline/contract/bids';
import type { BetUndone } from '@touchline/contract/placing';
import { Button, buttonClass } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { useFormats } from '../../use-formats.ts';
import { DoneHead } from './done-head.tsx';

/** A bid is with the traders; its stake is held meanwhile. */
export function AskedView({ bid, onNext }: { readonly bid: BidView; readonly onNext: () => void }) {
  const t = useTexts();
  const { amount, time } = useFormats();
  return (
    <div className="accepted">
      <DoneHead title={t('coupon.bid.title')} icon="clock" />
      <p className="mut">{t('coupon.bid.text', { amount: amount(bid.stake, bid.currency), time: time(bid.expiresAt) })}</p>
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
  const t = useTexts();
  const { amount } = useFormats();
  return (
    <div className="accepted">
      <DoneHead title={t('coupon.undone.title')} icon="history" />
      <p className="mut">{t('coupon.undone.text', { amount: amount(undone.returned, undone.currency) })}</p>
      <Button tone="brand" block onClick={onNext}>
        {t('coupon.undone.back')}
      </Button>
    </div>
  );
}
