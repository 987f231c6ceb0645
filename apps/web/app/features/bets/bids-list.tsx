import type { BidView } from '@touchline/contract/bids';
import { Badge } from '@touchline/ui/badge';
import { Button, buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { Link, useRevalidator } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { useNow } from '../../live/clock.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useOddsText } from '../../preferences-context.tsx';
import { useFormats } from '../../use-formats.ts';
import { BidOffer } from './bid-offer.tsx';
import { useBetCall } from './use-bet-call.ts';

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
  if (bids.length === 0)
    return (
      <section className="card">
        <Empty title={t('bets.bid.empty')} text={t('bets.bid.empty.text')}>
          <Link className={buttonClass('brand')} to={`/${t.language}/line`}>
            {t('bets.empty.go')}
          </Link>
        </Empty>
      </section>
    );
  return bids.map((bid) => <Bid key={bid.bidId} bid={bid} onChanged={() => void revalidate()} />);
}

function Bid({ bid, onChanged }: { readonly bid: BidView; readonly onChanged: () => void }) {
  const t = useTexts();
  const caller = useCaller();
  const odds = useOddsText();
  const now = useNow();
  const { amount, day, time } = useFormats();
  const { busy, problem, run } = useBetCall();
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
    <article className="card waiting-bet">
      <header>
        <b className="strong">{t(`coupon.kind.${bid.kind}`)}</b>
        <Badge tone={TONES[bid.status]}>{t(`bets.bid.${bid.status}`)}</Badge>
        <span className="sp" />
        <time className="mut3 num" dateTime={new Date(bid.askedAt).toISOString()}>
          {day(bid.askedAt, now)} {time(bid.askedAt)}
        </time>
      </header>
      {bid.status === 'offered' ? (
        <BidOffer bid={bid} onAnswered={onChanged} />
      ) : (
        <ul>
          {bid.legs.map((leg) => (
            <li key={`${leg.matchId}:${leg.selectionId}`}>
              <b>{leg.selectionName}</b> <span className="num">{odds(leg.askedOdds)}</span>{' '}
              <small className="mut">
                {leg.marketName} · <Link to={`/${t.language}/match/${leg.matchId}`}>{leg.matchName}</Link>
              </small>
            </li>
          ))}
        </ul>
      )}
      <footer>
        <span className="num">
          {t('bets.stake')} <b>{amount(bid.stake, bid.currency)}</b>
        </span>
        {bid.reason ? <span className="mut">{t.find(`error.${bid.reason}`) ?? bid.reason}</span> : null}
        {problem ? <span className="red">{problem}</span> : null}
        <span className="sp" />
        {bid.betId ? (
          <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/bets/${bid.betId}`}>
            {t('bets.receipt')}
          </Link>
        ) : null}
        {bid.status === 'waiting' ? (
          <Button size="sm" busy={busy} onClick={withdraw}>
            {t('bets.bid.withdraw')}
          </Button>
        ) : null}
      </footer>
    </article>
  );
}
