import type { BetReferralView } from '@touchline/contract/bids/calls';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient } from '../shell/session.tsx';

/** Bets above the limit that wait for a trader, or for their player after an offer. */
export default function Bids() {
  const t = useTranslator();
  const caller = useApiClient();
  const changes = useChanges('bids');
  const view = useView(() => caller.execute('operatorBids', {}), changes);
  const decide = useDecisions();
  const [act, setAct] = useState<Act | null>(null);
  return (
    <>
      <PageHead title={t('console.nav.bids')} text={t('console.bids.text')} />
      <Viewed view={view}>
        {({ bids }) =>
          bids.length === 0 ? (
            <EmptyState title={t('console.bids.none')} />
          ) : (
            <ul className="bids">
              {bids.map((bid) => (
                <li key={bid.bidId}>
                  <ReferralRow bid={bid} onAct={(decision) => setAct(decide(bid, decision))} />
                </li>
              ))}
            </ul>
          )
        }
      </Viewed>
      <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
    </>
  );
}

type Decision = 'accept' | 'counter' | 'decline';

function ReferralRow({ bid, onAct }: { readonly bid: BetReferralView; readonly onAct: (decision: Decision) => void }) {
  const t = useTranslator();
  const { money, at, odds } = useFormats();
  return (
    <article className="card" aria-label={t('console.bid', { id: bid.bidId })}>
      <div className="card-title in-row">
        <h2>
          {t('console.bid', { id: bid.bidId })} · <span className="figures">{money(bid.stake, bid.currency)}</span>
        </h2>
        <span className="spacer" />
        <Badge tone={bid.status === 'waiting' ? 'amber' : 'info'}>
          {t(bid.status === 'waiting' ? 'console.bid.waiting' : 'console.bid.offered')}
        </Badge>
      </div>
      <ul className="lines">
        {bid.legs.map((leg) => (
          <li key={`${leg.matchId} ${leg.selectionId}`}>
            <b>{leg.matchName}</b>
            <span className="muted">
              {leg.marketName}: {leg.selectionName}
            </span>
            <span className="figures lines-end">
              {t('console.bid.odds', { asked: odds(leg.askedOdds), now: leg.oddsNow === 0 ? '–' : odds(leg.oddsNow) })}
            </span>
          </li>
        ))}
      </ul>
      <div className="in-row padded row-wrap">
        <span className="muted">{t('console.bid.until', { at: at(bid.expiresAt) })}</span>
        <span className="spacer" />
        {bid.status === 'waiting' ? (
          <>
            <Button size="sm" tone="danger" onClick={() => onAct('decline')}>
              {t('console.bid.decline')}
            </Button>
            <Button size="sm" onClick={() => onAct('counter')}>
              {t('console.bid.counter')}
            </Button>
            <Button size="sm" tone="brand" onClick={() => onAct('accept')}>
              {t('console.bid.accept')}
            </Button>
          </>
        ) : null}
      </div>
    </article>
  );
}

function useDecisions(): (bid: BetReferralView, decision: Decision) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const { odds, money } = useFormats();
  return (bid, decision) => ({
    title: t(`console.bid.${decision}`),
    text: <p>{t('console.bid.about', { stake: money(bid.stake, bid.currency) })}</p>,
    confirm: t(`console.bid.${decision}`),
    danger: decision === 'decline',
    fields: {
      accept: [],
      counter: [
        { name: 'stake', label: t('console.stake'), inputMode: 'decimal' as const, initial: bid.stake },
        ...bid.legs.map((leg, n) => ({
          name: `odds${n}`,
          label: t('console.bid.price', { match: leg.matchName }),
          inputMode: 'decimal' as const,
          initial: odds(leg.askedOdds),
        })),
      ],
      decline: [{ name: 'reason', label: t('console.bid.message'), kind: 'area' as const, min: 0, max: 300 }],
    }[decision],
    async run(values) {
      await caller.execute('operatorAnswerBid', {
        body: {
          bidId: bid.bidId,
          decision,
          ...(decision === 'counter'
            ? { stake: values.stake ?? '', odds: bid.legs.map((_, n) => Math.round(Number(values[`odds${n}`]) * 1000)) }
            : {}),
          ...(decision === 'decline' ? { reason: values.reason ?? '' } : {}),
        },
      });
      return t(`console.bid.done.${decision}`);
    },
  });
}
