import type { MatchRow, StateView } from '@touchline/contract/line-shapes';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import { RunningClock } from '../../live/clock.tsx';
import { FavoriteStar } from '../../live/favorite-star.tsx';
import { useMarketCount, useMatchState } from '../../live/live-context.tsx';
import { useMatchAddress } from '../../live/match-address.ts';
import type { PricedMatch } from '../../live/price-button.tsx';
import { StatisticsLink } from '../../live/statistics-port.tsx';
import { usePreferences } from '../../preferences-context.tsx';
import { FieldGroup, LineGroup, PlainGroup } from './price-group.tsx';
import { rowColumns } from './row-columns.ts';
import { StartTime } from './start-time.tsx';
import { TeamLine } from './team-line.tsx';

export interface EventRowProps {
  readonly match: MatchRow;
  readonly champName: string;
  /** The championship's result column has two outcomes. */
  readonly two: boolean;
}

/** A match in a list. Its height never changes; the row itself redraws only when its markets come or go. */
export const EventRow = memo(function EventRow({ match, champName, two }: EventRowProps) {
  const t = useTexts();
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const priced = useMemo<PricedMatch>(
    () => ({ id: match.id, kind: match.kind, sport: match.sport, name, champName, startsAt: match.startsAt }),
    [match.id, match.kind, match.sport, match.startsAt, name, champName],
  );
  const columns = useMemo(() => rowColumns(match.markets), [match.markets]);
  return (
    <article className="ev ev-grid" aria-label={name}>
      <RowHead match={match} name={name} />
      {match.away === null && columns.result ? (
        <FieldGroup match={priced} market={columns.result} />
      ) : (
        <>
          <PlainGroup place={0} match={priced} market={columns.result} two={two} labels />
          <PlainGroup place={1} match={priced} market={columns.second} two={two} labels={false} />
          <LineGroup place={2} match={priced} market={columns.handicap} />
          <LineGroup place={3} match={priced} market={columns.total} />
        </>
      )}
    </article>
  );
});

function RowHead({ match, name }: { readonly match: MatchRow; readonly name: string }) {
  const t = useTexts();
  const state = useMatchState(match.id, match.state);
  const count = useMarketCount(match.id, match.marketCount);
  const path = useMatchAddress()(t.language, match);
  const { gameId } = usePreferences();
  return (
    <div className="ev-i">
      <div className="ev-m">
        <RowTime match={match} state={state} />
        {gameId ? <span className="gid num">{match.id}</span> : null}
        <span className="acts">
          <StatisticsLink
            page="game"
            params={{ sportId: match.sport, gameId: match.id }}
            icon="stats"
            label={t('stats.open', { name })}
            className="st-link"
          />
          <FavoriteStar kind="games" id={match.id} name={name} />
          {count > 0 ? (
            <Link className="mk num" to={path} title={t('line.more-markets', { n: count })} tabIndex={-1}>
              <span className="sr">{t('line.more-markets', { n: count })}</span>
              <span aria-hidden="true">+{count}</span>
              <Icon name="next" flip />
            </Link>
          ) : null}
        </span>
      </div>
      <Link className="tms" to={path} prefetch="intent">
        {match.away ? (
          <>
            <TeamLine team={match.home} side={0} match={match} state={state} />
            <span className="sr"> – </span>
            <TeamLine team={match.away} side={1} match={match} state={state} />
          </>
        ) : (
          <div className="tm field-name">
            <SportIcon sport={match.sport} className="dim" />
            <span className="runner" title={match.home.name}>
              {match.home.name}
            </span>
          </div>
        )}
      </Link>
    </div>
  );
}

function RowTime({ match, state }: { readonly match: MatchRow; readonly state: StateView }) {
  const t = useTexts();
  if (!match.live || state.status === 'planned') return <StartTime startsAt={match.startsAt} />;
  const phase =
    state.status === 'live'
      ? state.periodName || t('status.live')
      : `${t(`status.${state.status}`)}${state.periodName ? `, ${state.periodName}` : ''}`;
  return (
    <>
      {state.clock ? <RunningClock clock={state.clock} /> : <span className="live-dot" title={t('a11y.live')} />}
      <span className="ell">{phase}</span>
    </>
  );
}
