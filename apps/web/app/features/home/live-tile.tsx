import type { MarketView, MatchRow, StateView } from '@touchline/contract/line/shapes';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { memo, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { MatchClock } from '../../live/clock.tsx';
import { useLiveCell, useMarketCount, useMatchState } from '../../live/live-context.tsx';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { CLOSED, SUSPENDED, unpackCell } from '../../live/live-store.ts';
import { matchPath } from '../../shell/paths.ts';
import { cardMarkets, chooseCardMarket, MAX_CARD_MARKETS, type MarketStatus } from './choice/card-market.ts';

export interface LiveTileProps {
  readonly match: MatchRow;
  /** Draws both sides with their scores, as rows do. */
  readonly sides: (match: MatchRow, state: StateView, scores: 'total' | 'last') => ReactNode;
}

/** A match in play as a card: competition, clock, names, score and the prices of its result. Its height never changes. */
export const LiveTile = memo(function LiveTile({ match, sides }: LiveTileProps) {
  const t = useTranslator();
  const state = useMatchState(match.id, match.state);
  const count = useMarketCount(match.id, match.marketCount);
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const { id, kind, sport, champName, startsAt } = match;
  const priced = useMemo<MatchSummary>(
    () => ({ id, kind, sport, name, champName, startsAt }),
    [id, kind, sport, name, champName, startsAt],
  );
  const market = useCardMarket(match);
  return (
    <article className="card live-tile" aria-label={name}>
      <Link className="live-tile-link" to={matchPath(t.language, match)} prefetch="intent">
        <span className="live-tile-top">
          <SportIcon sport={sport} />
          {state.status === 'live' && state.clock ? (
            <MatchClock clock={state.clock} className="live-tile-clock" />
          ) : (
            <span className="live-tile-clock ellipsis">{state.status === 'live' ? state.periodName : t(`status.${state.status}`)}</span>
          )}
          <span className="ellipsis live-tile-champ">{champName}</span>
          <span className="live-tile-count figures" title={t('line.more-markets', { n: count })}>
            <span aria-hidden="true">+{count}</span>
          </span>
        </span>
        {sides(match, state, addsUp(state) ? 'total' : 'last')}
      </Link>
      {market ? (
        <div className="live-tile-prices" data-count={Math.min(3, market.selections.length)}>
          {market.selections.slice(0, 3).map((selection) => (
            <LiveOddsButton
              key={selection.id}
              match={priced}
              market={market}
              selection={selection}
              label={selection.label}
              className="live-tile-price"
            />
          ))}
        </div>
      ) : (
        <p className="live-tile-shut">{t('home.live.suspended')}</p>
      )}
    </article>
  );
});

/** In sports whose periods make the score (goals, points) the total says all; sets and maps are told beside it. */
const addsUp = ({ periods, score, points }: StateView): boolean =>
  points === null &&
  periods.reduce((sum, [home]) => sum + home, 0) === score[0] &&
  periods.reduce((sum, [, away]) => sum + away, 0) === score[1];

const NO_MARKET = { status: 'closed' } as const;
const NO_SELECTION = { id: 0, odds: 0 } as const;
const PLACES = Array.from({ length: MAX_CARD_MARKETS }, (_, place) => place);

/** The market that the card shows now. A market's first selection speaks for it: the feed closes and suspends markets whole. */
function useCardMarket(match: MatchRow): MarketView | undefined {
  const markets = useMemo(() => cardMarkets(match.markets).slice(0, MAX_CARD_MARKETS), [match.markets]);
  const cells = [
    useLiveCell(match.id, markets[0] ?? NO_MARKET, markets[0]?.selections[0] ?? NO_SELECTION),
    useLiveCell(match.id, markets[1] ?? NO_MARKET, markets[1]?.selections[0] ?? NO_SELECTION),
    useLiveCell(match.id, markets[2] ?? NO_MARKET, markets[2]?.selections[0] ?? NO_SELECTION),
    useLiveCell(match.id, markets[3] ?? NO_MARKET, markets[3]?.selections[0] ?? NO_SELECTION),
  ];
  const statuses = PLACES.slice(0, markets.length).map((place): MarketStatus => {
    const { status } = unpackCell(cells[place] ?? 0);
    return status === CLOSED ? 'closed' : status === SUSPENDED ? 'suspended' : 'open';
  });
  return markets[chooseCardMarket(statuses)];
}
