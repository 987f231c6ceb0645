import '../styles/clubs.css';
import '../styles/tiles.css';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { MatchClock } from '../../../live/clock.tsx';
import { LiveOddsButton } from '../../../live/live-odds-button.tsx';
import { OtherMarkets } from '../../../live/other-markets.tsx';
import { matchPath } from '../../../shell/paths.ts';
import { KickoffTime } from '../kickoff-time.tsx';
import { MatchSides } from '../match-sides.tsx';
import { useCardMatch } from '../use-card-match.ts';

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
  const { name, state, priced, market, running } = useCardMatch(match);
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
