import { rowColumnsOf } from '@touchline/betting/markets/row-columns';
import type { MatchRow, StateView } from '@touchline/contract/line/shapes';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import { MatchClock } from '../../../live/clock.tsx';
import { FavoriteButton } from '../../../live/favorite-button.tsx';
import { useMarketCount, useMatchState } from '../../../live/live-context.tsx';
import type { MatchSummary } from '../../../live/live-odds-button.tsx';
import { useMatchPath } from '../../../live/match-path-builder.ts';
import { OtherMarkets } from '../../../live/other-markets.tsx';
import { StatisticsLink } from '../../../live/statistics-context.tsx';
import { usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { CompetitorRow } from '../competitor-row.tsx';
import { KickoffTime } from '../kickoff-time.tsx';
import { PriceGroup, RunnerPrices } from './price-group.tsx';
import { fieldMarket, marketsInColumns, phonePlace } from './row-columns.ts';

export interface MatchListRowProps {
  readonly match: MatchRow;
  readonly champName: string;
  /** Place of the column that is wished for where there is room for one only. */
  readonly wished: number;
  /** The row's sport has no column of the wished kind: a phone says which one it shows instead. */
  readonly otherKind: boolean;
  /** The day stands above the row. */
  readonly dated?: boolean;
  /** The championship's flag, where the row itself says which one it is: lists of several under one head. */
  readonly champFlag?: string;
}

/** A match in a list. Its height never changes; the row itself redraws only when its markets come or go. */
export const MatchListRow = memo(function MatchListRow({
  match,
  champName,
  wished,
  otherKind,
  dated = false,
  champFlag,
}: MatchListRowProps) {
  const t = useTranslator();
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const priced = useMemo<MatchSummary>(
    () => ({ id: match.id, kind: match.kind, sport: match.sport, name, champName, startsAt: match.startsAt }),
    [match.id, match.kind, match.sport, match.startsAt, name, champName],
  );
  const columns = rowColumnsOf(match.sport);
  const offered = useMemo(() => marketsInColumns(columns, match.markets), [columns, match.markets]);
  const field = match.away === null ? fieldMarket(match.markets) : undefined;
  const onPhone = phonePlace(offered, wished);
  return (
    <article className="event-row event-grid" aria-label={name} data-phone={field ? undefined : (onPhone ?? 'none')}>
      <MatchRowHeader match={match} name={name} dated={dated} champFlag={champFlag} />
      {match.away === null
        ? field && <RunnerPrices match={priced} market={field} />
        : columns.map((column, place) => (
            <PriceGroup
              key={column.market}
              place={place}
              match={priced}
              column={column}
              market={offered[place]}
              named={place === onPhone && (otherKind || place !== wished)}
            />
          ))}
      {field || onPhone !== undefined ? null : (
        <p className="event-row-note">
          <OtherMarkets match={match} />
        </p>
      )}
    </article>
  );
});

interface MatchRowHeaderProps {
  readonly match: MatchRow;
  readonly name: string;
  readonly dated: boolean;
  readonly champFlag: string | undefined;
}

function MatchRowHeader({ match, name, dated, champFlag }: MatchRowHeaderProps) {
  const t = useTranslator();
  const state = useMatchState(match.id, match.state);
  const count = useMarketCount(match.id, match.marketCount);
  const path = useMatchPath()(t.language, match);
  const { gameId } = usePreferences();
  return (
    <div className="event-main">
      <div className="event-facts">
        <MatchRowTime match={match} state={state} dated={dated} short={champFlag !== undefined} />
        {champFlag === undefined ? null : (
          <span className="event-champ" title={match.champName}>
            <Flag code={champFlag} size={16} />
            <span className="ellipsis">{match.champName}</span>
          </span>
        )}
        {gameId ? <span className="match-number figures">{match.id}</span> : null}
        <span className="event-actions">
          <StatisticsLink
            page="game"
            params={{ sportId: match.sport, gameId: match.id }}
            icon="stats"
            label={t('stats.open', { name })}
            className="event-statistics"
          />
          <FavoriteButton kind="games" id={match.id} name={name} />
          {count > 0 ? (
            <Link className="more-markets figures" to={path} title={t('line.more-markets', { n: count })} tabIndex={-1}>
              <span className="screen-reader-only">{t('line.more-markets', { n: count })}</span>
              <span aria-hidden="true">+{count}</span>
              {champFlag === undefined ? <Icon name="next" flip /> : null}
            </Link>
          ) : null}
        </span>
      </div>
      <Link className="event-teams-link" to={path} prefetch="intent">
        {match.away ? (
          <>
            <CompetitorRow team={match.home} side={0} match={match} state={state} />
            <span className="screen-reader-only"> – </span>
            <CompetitorRow team={match.away} side={1} match={match} state={state} />
          </>
        ) : (
          <div className="event-teams field-name">
            <SportIcon sport={match.sport} className="dimmed" />
            <span className="runner-name" title={match.home.name}>
              {match.home.name}
            </span>
          </div>
        )}
      </Link>
    </div>
  );
}

interface MatchRowTimeProps {
  readonly match: MatchRow;
  readonly state: StateView;
  readonly dated: boolean;
  readonly short: boolean;
}

function MatchRowTime({ match, state, dated, short }: MatchRowTimeProps) {
  const t = useTranslator();
  if (!match.live || state.status === 'planned') return <KickoffTime startsAt={match.startsAt} dated={dated} short={short} />;
  const phase =
    state.status === 'live'
      ? state.periodName || t('status.live')
      : `${t(`status.${state.status}`)}${state.periodName ? `, ${state.periodName}` : ''}`;
  return (
    <>
      {state.clock ? <MatchClock clock={state.clock} className="event-clock" /> : <span className="live-dot" title={t('a11y.live')} />}
      <span className="ellipsis" title={phase}>
        {phase}
      </span>
    </>
  );
}
