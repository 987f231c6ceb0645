import type { MatchDetail } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { MatchClock } from '../../live/clock.tsx';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { OtherMarkets } from '../../live/other-markets.tsx';
import { matchPath } from '../../shell/paths.ts';

export interface LiveMatchCardProps {
  readonly match: MatchDetail;
  /** The field with what happens on it. */
  readonly picture: ReactNode;
}

/** A running match in a wall of streams: its picture, its score, the prices of its result. */
export function LiveMatchCard({ match, picture }: LiveMatchCardProps) {
  const t = useTranslator();
  const { id, kind, sport, startsAt, state } = match;
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const champName = match.champView.name;
  const priced = useMemo<MatchSummary>(
    () => ({ id, kind, sport, name, champName, startsAt }),
    [id, kind, sport, name, champName, startsAt],
  );
  const result = match.allMarkets.find(({ type, period }) => (type === 'result' || type === 'winner') && period === 0);
  return (
    <article className="card stream-card" aria-label={name}>
      <header className="stream-top">
        <span className="status-dot" />
        <span className="ellipsis muted">{champName}</span>
        <span className="spacer" />
        {state.clock ? <MatchClock clock={state.clock} /> : null}
        <span className="faint">{state.periodName}</span>
      </header>
      {picture}
      <Link className="stream-sides" to={matchPath(t.language, match)} prefetch="intent">
        <span className="ellipsis" dir="auto">
          {match.home.name}
        </span>
        <b className="figures stream-score">{t('score.pair', { home: state.score[0], away: state.score[1] })}</b>
        <span className="ellipsis" dir="auto">
          {match.away?.name}
        </span>
      </Link>
      <div className="stream-prices">
        {result ? (
          result.selections.map((selection) => (
            <LiveOddsButton
              className="stream-price"
              key={selection.id}
              match={priced}
              market={result}
              selection={selection}
              label={selection.label}
            />
          ))
        ) : (
          <span className="faint">
            <OtherMarkets match={match} />
          </span>
        )}
      </div>
    </article>
  );
}
