import { Badge, type BadgeTone } from '@touchline/ui/badge';
import { Button, buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../live/clock.tsx';
import { useFormats } from '../../../shell/formats/use-formats.ts';

interface PendingBetCardProps {
  readonly title: string;
  readonly status: { readonly name: string; readonly tone: BadgeTone };
  /** Epoch ms. */
  readonly requestedAt: number;
  readonly stake: string;
  readonly currency: string;
  readonly problem: string | null;
  /** The bet that it became. */
  readonly betId: string | null;
  /** Ends the waiting; null where nothing waits any more. */
  readonly end: { readonly name: string; readonly busy: boolean; readonly press: () => void } | null;
  /** More about it, between stake and problem. */
  readonly facts: ReactNode;
  /** Its selections. */
  readonly children: ReactNode;
}

/** A bet that is not placed yet: it waits for its target odds or for a trader. */
export function PendingBetCard({ title, status, requestedAt, stake, currency, problem, betId, end, facts, children }: PendingBetCardProps) {
  const t = useTranslator();
  const now = useNow();
  const { amount, day, time } = useFormats();
  return (
    <article className="card waiting-bet">
      <header>
        <b className="strong">{title}</b>
        <Badge tone={status.tone}>{status.name}</Badge>
        <span className="spacer" />
        <time className="faint figures" dateTime={new Date(requestedAt).toISOString()}>
          {day(requestedAt, now)} {time(requestedAt)}
        </time>
      </header>
      {children}
      <footer>
        <span className="figures">
          {t('bets.stake')} <b>{amount(stake, currency)}</b>
        </span>
        {facts}
        {problem ? <span className="danger">{problem}</span> : null}
        <span className="spacer" />
        {betId ? (
          <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/bets/${betId}`}>
            {t('bets.receipt')}
          </Link>
        ) : null}
        {end ? (
          <Button size="sm" busy={end.busy} onClick={end.press}>
            {end.name}
          </Button>
        ) : null}
      </footer>
    </article>
  );
}

interface PendingBetLegProps {
  readonly leg: { readonly matchId: number; readonly matchName: string; readonly marketName: string; readonly selectionName: string };
  readonly odds?: string;
}

export function PendingBetLeg({ leg, odds }: PendingBetLegProps) {
  const t = useTranslator();
  return (
    <li>
      <b>{leg.selectionName}</b> {odds === undefined ? null : <span className="figures">{odds} </span>}
      <small className="muted">
        {leg.marketName} · <Link to={`/${t.language}/match/${leg.matchId}`}>{leg.matchName}</Link>
      </small>
    </li>
  );
}
