import type { BidView } from '@touchline/contract/bids';
import { useTexts } from '@touchline/ui/texts';
import { useRevalidator } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useOddsText } from '../../preferences-context.tsx';
import { useCall } from '../../use-call.ts';
import { BidOffer } from './bid-offer.tsx';
import { NoBets } from './no-bets.tsx';
import { WaitingBet, WaitingLeg } from './waiting-bet.tsx';

const TONES = {
  waiting: 'info',
  offered: 'amber',
  accepted: 'brand',
  declined: 'danger',
  withdrawn: 'plain',
  expired: 'plain',
  failed: 'danger',
} as const;

/** What was put to the traders and what they made of it; an offer can be taken here. */
export function BidsList({ bids }: { readonly bids: readonly BidView[] }) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  usePersonalNews((news) => {
    if (news.kind === 'bid') void revalidate();
  });
  if (bids.length === 0) return <NoBets title={t('bets.bid.empty')} text={t('bets.bid.empty.text')} feed="line" />;
  return bids.map((bid) => <Bid key={bid.bidId} bid={bid} onChanged={() => void revalidate()} />);
}

function Bid({ bid, onChanged }: { readonly bid: BidView; readonly onChanged: () => void }) {
  const t = useTexts();
  const caller = useCaller();
  const odds = useOddsText();
  const { busy, problem, run } = useCall();
  const withdraw = (): void => {
    void run(
      () => caller.execute('answerBid', { params: { bidId: bid.bidId }, body: { accept: false } }),
      () => {
        onChanged();
        return t('bets.bid.withdrawn');
      },
    );
  };
  return (
    <WaitingBet
      title={t(`coupon.kind.${bid.kind}`)}
      status={{ name: t(`bets.bid.${bid.status}`), tone: TONES[bid.status] }}
      askedAt={bid.askedAt}
      stake={bid.stake}
      currency={bid.currency}
      problem={problem}
      betId={bid.betId}
      end={bid.status === 'waiting' ? { name: t('bets.bid.withdraw'), busy, press: withdraw } : null}
      facts={bid.reason ? <span className="mut">{t.find(`error.${bid.reason}`) ?? bid.reason}</span> : null}
    >
      {bid.status === 'offered' ? (
        <BidOffer bid={bid} onAnswered={onChanged} />
      ) : (
        <ul>
          {bid.legs.map((leg) => (
            <WaitingLeg key={`${leg.matchId}:${leg.selectionId}`} leg={leg} odds={odds(leg.askedOdds)} />
          ))}
        </ul>
      )}
    </WaitingBet>
  );
}
