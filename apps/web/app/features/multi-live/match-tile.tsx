import type { MatchDetail } from '@touchline/contract/line/shapes';
import { IconButton } from '@touchline/ui/button';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { MatchClock } from '../../live/clock.tsx';
import { scoreText } from '../../live/innings-state.ts';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { SideMark } from '../../shell/page/side-mark.tsx';
import { matchPath } from '../../shell/paths.ts';
import { tileMarkets } from './tile-markets.ts';

interface MatchTileProps {
  readonly match: MatchDetail;
  readonly tracker: ReactNode;
  readonly people: boolean;
  readonly onRemove: () => void;
}

/** One of the matches beside each other: score, tracker, main markets. */
export function MatchTile({ match, tracker, people, onRemove }: MatchTileProps) {
  const t = useTranslator();
  const { id, kind, sport, startsAt, state, home, away } = match;
  const champName = match.champView.name;
  const name = away ? t('common.vs', { home: home.name, away: away.name }) : home.name;
  const priced = useMemo<MatchSummary>(
    () => ({ id, kind, sport, name, champName, startsAt }),
    [id, kind, sport, name, champName, startsAt],
  );
  // By the loaded odds: a line that overtakes another does not change places with it under a finger.
  const shown = useMemo(() => tileMarkets(match.allMarkets), [match.allMarkets]);
  return (
    <article className="card" aria-label={name}>
      <header className="multi-live-head">
        <SportIcon sport={sport} className="faint" />
        <Link className="ellipsis muted" to={matchPath(t.language, match)}>
          {champName}
        </Link>
        <span className="spacer" />
        {state.status === 'ended' ? (
          <span className="badge">{t('multi.over')}</span>
        ) : state.clock ? (
          <MatchClock clock={state.clock} />
        ) : (
          <span className="faint">{state.periodName}</span>
        )}
        <IconButton icon="close" small label={t('multi.remove', { name })} onClick={onRemove} />
      </header>
      <div className="multi-live-score">
        {[home, away].map((side, index) =>
          side ? (
            <div key={side.id} className="multi-live-side">
              <SideMark match={match} side={side} person={people} />
              <Link className="ellipsis" to={matchPath(t.language, match)} title={side.name} tabIndex={-1}>
                {side.name}
              </Link>
              <span className="figures multi-live-figures">
                {state.periods.length > 1 && !state.innings ? <span>{state.periods.map((pair) => pair[index]).join(' ')}</span> : null}
                <b>{scoreText(t, state, index === 0 ? 1 : 2)}</b>
              </span>
            </div>
          ) : null,
        )}
      </div>
      {tracker}
      {shown.map((market) => (
        <section key={market.id} className="multi-live-market" aria-label={market.name}>
          <h3 className="ellipsis">{market.name}</h3>
          <div>
            {market.selections.map((selection) => (
              <LiveOddsButton key={selection.id} match={priced} market={market} selection={selection} label={selection.label} />
            ))}
          </div>
        </section>
      ))}
      {shown.length === 0 ? <p className="multi-live-market muted">{t('match.markets.closed.title')}</p> : null}
    </article>
  );
}
