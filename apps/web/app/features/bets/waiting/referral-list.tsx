import type { BetReferralView } from '@touchline/contract/bids/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../../live/player-events.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { EmptyBets } from '../empty-bets.tsx';
import { PendingBetCard, PendingBetLeg } from './pending-bet-card.tsx';
import { ReferralOffer } from './referral-offer.tsx';

const BID_STATUS_TONES = {
  waiting: 'info',
  offered: 'amber',
  accepted: 'brand',
  declined: 'danger',
  withdrawn: 'plain',
  expired: 'plain',
  failed: 'danger',
} as const;

/** Bets that were put to the traders, with their answers; an offer can be taken here. */
export function ReferralList({ bids }: { readonly bids: readonly BetReferralView[] }) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  usePlayerEvents((news) => {
    if (news.kind === 'bid') void revalidate();
  });
  if (bids.length === 0) return <EmptyBets title={t('bets.bid.empty')} text={t('bets.bid.empty.text')} feed="line" />;
  return bids.map((bid) => <ReferralRow key={bid.bidId} bid={bid} onChanged={() => void revalidate()} />);
}

function ReferralRow({ bid, onChanged }: { readonly bid: BetReferralView; readonly onChanged: () => void }) {
  const t = useTranslator();
  const caller = useApiClient();
  const odds = useOddsFormatter();
  const { busy, problem, run } = useAction();
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
    <PendingBetCard
      title={t(`coupon.kind.${bid.kind}`)}
      status={{ name: t(`bets.bid.${bid.status}`), tone: BID_STATUS_TONES[bid.status] }}
      requestedAt={bid.requestedAt}
      stake={bid.stake}
      currency={bid.currency}
      problem={problem}
      betId={bid.betId}
      end={bid.status === 'waiting' ? { name: t('bets.bid.withdraw'), busy, press: withdraw } : null}
      facts={bid.reason ? <span className="muted">{t.find(`error.${bid.reason}`) ?? bid.reason}</span> : null}
    >
      {bid.status === 'offered' ? (
        <ReferralOffer bid={bid} onAnswered={onChanged} />
      ) : (
        <ul>
          {bid.legs.map((leg) => (
            <PendingBetLeg key={`${leg.matchId}:${leg.selectionId}`} leg={leg} odds={odds(leg.askedOdds)} />
          ))}
        </ul>
      )}
    </PendingBetCard>
  );
}
