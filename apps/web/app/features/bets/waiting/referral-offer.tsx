import type { BetReferralView } from '@touchline/contract/bids/calls';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useNow } from '../../../live/clock.tsx';
import { toApiFailure, useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';

interface ReferralOfferProps {
  readonly bid: BetReferralView;
  readonly onAnswered: (bid: BetReferralView) => void;
}

/** A trader's own stake and prices beside those asked for; taken or declined while it stands. */
export function ReferralOffer({ bid, onAnswered }: ReferralOfferProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const odds = useOddsFormatter();
  const now = useNow();
  const { amount } = useFormats();
  const [busy, setBusy] = useState<'take' | 'leave' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { offer } = bid;
  if (!offer) return null;
  const answer = async (accept: boolean): Promise<void> => {
    setBusy(accept ? 'take' : 'leave');
    setProblem(null);
    try {
      onAnswered(await caller.execute('answerBid', { params: { bidId: bid.bidId }, body: { accept } }));
    } catch (error) {
      setProblem(toApiFailure(error)?.body.message ?? t('error.network'));
    } finally {
      setBusy(null);
    }
  };
  const seconds = Math.max(0, Math.ceil((bid.expiresAt - now) / 1000));
  return (
    <div className="bid-offer">
      <table className="table bid-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="screen-reader-only">{t('coupon.legs')}</span>
            </th>
            <th scope="col" className="table-end">
              {t('coupon.bid.asked')}
            </th>
            <th scope="col" className="table-end">
              {t('coupon.bid.offered')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bid.legs.map((leg, index) => (
            <tr key={`${leg.matchId}:${leg.selectionId}`}>
              <th scope="row">
                {leg.selectionName}
                <small className="muted"> {leg.matchName}</small>
              </th>
              <td className="table-end">{odds(leg.askedOdds)}</td>
              <td className="table-end">
                <b>{odds(offer.odds[index] ?? leg.askedOdds)}</b>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('coupon.stake')}</th>
            <td className="table-end">{amount(bid.stake, bid.currency)}</td>
            <td className="table-end">
              <b>{amount(offer.stake, bid.currency)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      <FormError text={problem} />
      <p className="muted figures">{t('coupon.bid.stands', { n: seconds })}</p>
      <div className="note-actions">
        <Button busy={busy === 'leave'} disabled={busy !== null} onClick={() => void answer(false)}>
          {t('coupon.bid.leave')}
        </Button>
        <Button tone="brand" busy={busy === 'take'} disabled={busy !== null || seconds === 0} onClick={() => void answer(true)}>
          {t('coupon.bid.take', { amount: amount(offer.stake, bid.currency) })}
        </Button>
      </div>
    </div>
  );
}
