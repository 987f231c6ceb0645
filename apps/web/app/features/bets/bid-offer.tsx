import type { BidView } from '@touchline/contract/bids';
import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { refusalOf, useCaller } from '../../caller-context.tsx';
import { useNow } from '../../live/clock.tsx';
import { useOddsText } from '../../preferences-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useFormats } from '../../use-formats.ts';

interface BidOfferProps {
  readonly bid: BidView;
  readonly onAnswered: (bid: BidView) => void;
}

/** A trader's own stake and prices beside those asked for; taken or declined while it stands. */
export function BidOffer({ bid, onAnswered }: BidOfferProps) {
  const t = useTexts();
  const caller = useCaller();
  const odds = useOddsText();
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
      setProblem(refusalOf(error)?.body.message ?? t('error.network'));
    } finally {
      setBusy(null);
    }
  };
  const seconds = Math.max(0, Math.ceil((bid.expiresAt - now) / 1000));
  return (
    <div className="bid-offer">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('coupon.legs')}</span>
            </th>
            <th scope="col" className="r">
              {t('coupon.bid.asked')}
            </th>
            <th scope="col" className="r">
              {t('coupon.bid.offered')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bid.legs.map((leg, index) => (
            <tr key={`${leg.matchId}:${leg.selectionId}`}>
              <th scope="row">
                {leg.selectionName}
                <small className="mut"> {leg.matchName}</small>
              </th>
              <td className="r">{odds(leg.askedOdds)}</td>
              <td className="r">
                <b>{odds(offer.odds[index] ?? leg.askedOdds)}</b>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('coupon.stake')}</th>
            <td className="r">{amount(bid.stake, bid.currency)}</td>
            <td className="r">
              <b>{amount(offer.stake, bid.currency)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      <ProblemNote text={problem} />
      <p className="mut num">{t('coupon.bid.stands', { n: seconds })}</p>
      <div className="acts">
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
