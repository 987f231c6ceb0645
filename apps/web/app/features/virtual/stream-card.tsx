import type { MatchDetail } from '@touchline/contract/line-shapes';
import { useTexts } from '@touchline/ui/texts';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { matchPath } from '../../addresses.ts';
import { RunningClock } from '../../live/clock.tsx';
import { PriceButton, type PricedMatch } from '../../live/price-button.tsx';

export interface StreamCardProps {
  readonly match: MatchDetail;
  /** The field with what happens on it. */
  readonly picture: ReactNode;
}

/** A running match in a wall of streams: its picture, its score, the prices of its result. */
export function StreamCard({ match, picture }: StreamCardProps) {
  const t = useTexts();
  const { id, kind, sport, startsAt, state } = match;
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const champName = match.champView.name;
  const priced = useMemo<PricedMatch>(() => ({ id, kind, sport, name, champName, startsAt }), [id, kind, sport, name, champName, startsAt]);
  const result = match.allMarkets.find(({ type, period }) => (type === 'result' || type === 'winner') && period === 0);
  return (
    <article className="card stream-card" aria-label={name}>
      <header className="stream-top">
        <span className="dot live" />
        <span className="ell mut">{champName}</span>
        <span className="sp" />
        {state.clock ? <RunningClock clock={state.clock} /> : null}
        <span className="mut3">{state.periodName}</span>
      </header>
      {picture}
      <Link className="stream-sides" to={matchPath(t.language, match)} prefetch="intent">
        <span className="ell" dir="auto">
          {match.home.name}
        </span>
        <b className="num">
          {state.score[0]} – {state.score[1]}
        </b>
        <span className="ell" dir="auto">
          {match.away?.name}
        </span>
      </Link>
      <div className="stream-prices">
        {result ? (
          result.selections.map((selection) => (
            <PriceButton key={selection.id} match={priced} market={result} selection={selection} label={selection.label} />
          ))
        ) : (
          <span className="mut3">{t('line.markets-gone')}</span>
        )}
      </div>
    </article>
  );
}
