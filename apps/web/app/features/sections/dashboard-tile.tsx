import type { MatchRow } from '@touchline/contract/line-shapes';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { type ReactNode, useMemo } from 'react';
import { matchPath } from '../../addresses.ts';
import { RunningClock } from '../../live/clock.tsx';
import { useMatchState } from '../../live/live-context.tsx';
import { PriceButton, type PricedMatch } from '../../live/price-button.tsx';
import { Kickoff } from './kickoff.tsx';
import { MatchSides } from './match-sides.tsx';

export interface DashboardTileProps {
  readonly match: MatchRow;
  readonly pinned: boolean;
  readonly onPin: () => void;
  /** What moves the tile, where it can be moved. */
  readonly handle?: ReactNode;
}

/** A match on the dashboard: score or start, the result's prices, a pin. */
export function DashboardTile({ match, pinned, onPin, handle }: DashboardTileProps) {
  const t = useTexts();
  const state = useMatchState(match.id, match.state);
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const priced = useMemo<PricedMatch>(
    () => ({ id: match.id, kind: match.kind, sport: match.sport, name, champName: match.champName, startsAt: match.startsAt }),
    [match, name],
  );
  const market = match.markets.find((one) => one.period === 0 && one.selections.length <= 3);
  const running = match.kind === 'live' && state.status !== 'planned';
  return (
    <article className="card tile" aria-label={name}>
      <header>
        {handle ?? <SportIcon sport={match.sport} className="dim" />}
        <span className="ell mut3">{match.champName}</span>
        <button
          type="button"
          className="star"
          aria-pressed={pinned}
          aria-label={t('sections.dashboard.pin', { name })}
          title={t(pinned ? 'sections.dashboard.unpin' : 'sections.dashboard.pin', { name })}
          onClick={onPin}
        >
          <Icon name="pin" />
        </button>
      </header>
      <MatchSides match={match} to={matchPath(t.language, match)} score={running ? state.score : null} />
      <p className="mut3 ell">
        {running ? (
          <span className="top-event-live">
            {state.clock ? <RunningClock clock={state.clock} /> : null} {state.periodName || t('status.live')}
          </span>
        ) : (
          <Kickoff startsAt={match.startsAt} />
        )}
      </p>
      {market ? (
        <div className={`reason-prices n${market.selections.length}`}>
          {market.selections.map((selection) => (
            <PriceButton key={selection.id} match={priced} market={market} selection={selection} label={selection.label} />
          ))}
        </div>
      ) : (
        <p className="tile-none mut3">{t('line.markets-gone')}</p>
      )}
    </article>
  );
}
