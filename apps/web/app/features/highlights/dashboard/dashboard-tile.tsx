import '../styles/clubs.css';
import '../styles/tiles.css';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useMemo } from 'react';
import { MatchClock } from '../../../live/clock.tsx';
import { useMatchState } from '../../../live/live-context.tsx';
import { LiveOddsButton, type MatchSummary } from '../../../live/live-odds-button.tsx';
import { OtherMarkets } from '../../../live/other-markets.tsx';
import { matchPath } from '../../../shell/paths.ts';
import { KickoffTime } from '../kickoff-time.tsx';
import { MatchSides } from '../match-sides.tsx';

export interface DashboardTileProps {
  readonly match: MatchRow;
  readonly pinned: boolean;
  readonly onPin: () => void;
  /** The handle that moves the tile, where it can be moved. */
  readonly handle?: ReactNode;
}

/** A match on the dashboard: score or start, the result's prices, a pin. */
export function DashboardTile({ match, pinned, onPin, handle }: DashboardTileProps) {
  const t = useTranslator();
  const state = useMatchState(match.id, match.state);
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const priced = useMemo<MatchSummary>(
    () => ({ id: match.id, kind: match.kind, sport: match.sport, name, champName: match.champName, startsAt: match.startsAt }),
    [match, name],
  );
  const market = match.markets.find((one) => one.period === 0 && one.selections.length <= 3);
  const running = match.kind === 'live' && state.status !== 'planned';
  return (
    <article className="card tile" aria-label={name}>
      <header>
        {handle ?? <SportIcon sport={match.sport} className="dimmed" />}
        <span className="ellipsis faint tile-name">{match.champName}</span>
        <button
          type="button"
          className="star tile-star"
          aria-pressed={pinned}
          aria-label={t('sections.dashboard.pin', { name })}
          title={t(pinned ? 'sections.dashboard.unpin' : 'sections.dashboard.pin', { name })}
          onClick={onPin}
        >
          <Icon name="pin" />
        </button>
      </header>
      <MatchSides match={match} to={matchPath(t.language, match)} score={running ? state.score : null} />
      <p className="faint ellipsis">
        {running ? (
          <span className="top-event-live">
            {state.clock ? <MatchClock clock={state.clock} /> : null} {state.periodName || t('status.live')}
          </span>
        ) : (
          <KickoffTime startsAt={match.startsAt} />
        )}
      </p>
      {market ? (
        <div className="recommendation-prices" data-count={market.selections.length}>
          {market.selections.map((selection) => (
            <LiveOddsButton key={selection.id} match={priced} market={market} selection={selection} label={selection.label} />
          ))}
        </div>
      ) : (
        <p className="tile-none faint">
          <OtherMarkets match={match} />
        </p>
      )}
    </article>
  );
}
