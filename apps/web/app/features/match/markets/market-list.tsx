import { periodInPlay } from '@touchline/betting/markets/groups/main-markets';
import type { MarketView, MatchDetail } from '@touchline/contract/line/shapes';
import type { HorsesRace } from '@touchline/contract/statistics/shapes';
import { Button } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { MatchSummary } from '../../../live/live-odds-button.tsx';
import { useIsBuilding } from '../builder/builder-mode.tsx';
import { BuilderPanel } from '../builder/builder-panel.tsx';
import { useBuilder } from '../builder/builder-store.ts';
import { useBuilderMarkets } from '../builder/use-builder-markets.ts';
import { restoreMatchPreferences, useMatchPreferences } from '../match-preferences.ts';
import { FORECAST, isForecast, isForecastSought } from '../racing/forecast-choice.ts';
import { ForecastPicker } from '../racing/forecast-picker.tsx';
import { Racecard } from '../racing/racecard.tsx';
import { isOfRacecard, RACECARD, racecardOf, soughtRunners } from '../racing/racecard-rows.ts';
import { MAIN_GROUP, marketsOfTab } from './main-tab.ts';
import { ALL_GROUPS, type MarketCard as Card, marketCards, shownCards } from './market-cards.ts';
import { MarketColumns } from './market-columns.tsx';
import { MatchOverContext } from './market-status.tsx';
import { MarketToolbar } from './market-toolbar.tsx';
import { PlayerTable } from './player-table.tsx';
import { isOfPlayerTable, playerTables, soughtRows, type PlayerTable as Table } from './player-tables.ts';
import { useStableMarkets } from './use-stable-markets.ts';

interface MarketListProps {
  readonly match: MatchDetail;
  readonly priced: MatchSummary;
  /** Form and record of the runners of a race, null where they are not known; left out where the page draws its runners itself. */
  readonly race?: HorsesRace | null;
  readonly charted: string | null;
  readonly onChart: (card: Card) => void;
}

/** All markets of the match: tabs, search, pins, columns. */
export function MarketList({ match, priced, race, charted, onChart }: MarketListProps) {
  const { columns, pinned, shut, chooseColumns, collapseAll, openAll } = useMatchPreferences();
  const building = useIsBuilding();
  const [chosenGroup, setGroup] = useState(() => (match.groups.some((one) => one.key === MAIN_GROUP) ? MAIN_GROUP : ALL_GROUPS));
  const group = building ? ALL_GROUPS : chosenGroup;
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  useEffect(restoreMatchPreferences, []);

  const standing = useStableMarkets(useBuilderMarkets(match.allMarkets), `${match.id}/${building ? 'builder' : group}/${sought}`);
  const isSought = sought.trim() !== '';
  const seen = isSought ? ALL_GROUPS : group;
  // Not the state itself: it changes with every point, and only another period has other main markets.
  const {
    sport,
    format: { scoring },
  } = match;
  const period = periodInPlay(match.state);
  const ofTab = useMemo(() => marketsOfTab(standing, seen, { sport, scoring, period }), [standing, seen, sport, scoring, period]);
  const { racecard, winCard, forecasts, cards } = useFieldCards(match, ofTab, race, sought);
  const tables = useSoughtTables(ofTab, match.lineups, sought);
  const pins = useMemo(() => new Set(pinned), [pinned]);
  const shown = useMemo(() => shownCards(cards, { search: sought, pinned: pins }), [cards, sought, pins]);
  const keys = foldKeys({ racecard, forecasts, shown, tables });
  const drawn = (isPinned: boolean) =>
    tables
      .filter((table) => pins.has(`players/${table.key}`) === isPinned)
      .map((table) => (
        <PlayerTable key={table.key} table={table} match={priced} sides={[match.home.name, match.away?.name ?? '']} sought={isSought} />
      ));
  const isOver = match.state.status === 'ended';
  const anyOpen = keys.some((key) => !shut.includes(key));

  return (
    <MatchOverContext value={isOver}>
      {isOver && match.allMarkets.length === 0 ? null : (
        <MarketToolbar
          groups={match.groups}
          total={match.allMarkets.length}
          group={group}
          search={search}
          columns={columns}
          anyOpen={anyOpen}
          onGroup={(key) => {
            setGroup(key);
            useBuilder.getState().setOn(false);
            setSearch('');
          }}
          onSearch={setSearch}
          onColumns={chooseColumns}
          onFold={() => (anyOpen ? collapseAll(keys) : openAll(keys))}
        />
      )}
      <BuilderPanel />
      {racecard ? (
        <Racecard
          card={racecard}
          match={priced}
          charted={winCard !== null && charted === winCard.key}
          onChart={() => winCard && onChart(winCard)}
        />
      ) : null}
      {forecasts.length > 0 ? <ForecastPicker markets={forecasts} race={match} match={priced} /> : null}
      {drawn(true)}
      {keys.length === 0 ? (
        <NoMarkets isSought={sought !== ''} onClear={() => setSearch('')} />
      ) : shown.length === 0 ? null : (
        <MarketColumns shown={shown} priced={priced} charted={charted} isSought={isSought} onChart={onChart} />
      )}
      {drawn(false)}
    </MatchOverContext>
  );
}

/** The racecard of a tab, the card by which the odds of its win market are charted, its forecast and tricast, and the cards of the other markets. */
function useFieldCards(match: MatchDetail, markets: readonly MarketView[], race: HorsesRace | null | undefined, search: string) {
  const racecard = race === undefined ? null : racecardOf(match, markets, race);
  const hasRacecard = racecard !== null;
  // Elections are fields too: who is first and who is next is tapped where there is a race to be won, on every tab.
  const isRace = race !== undefined && match.allMarkets.some(({ type }) => type === 'race-winner');
  const cards = useMemo(
    () =>
      marketCards(
        markets.filter((market) => !isOfPlayerTable(market) && !(hasRacecard && isOfRacecard(market)) && !(isRace && isForecast(market))),
      ),
    [markets, hasRacecard, isRace],
  );
  return {
    racecard: racecard && soughtRunners(racecard, search),
    winCard: racecard?.winner ? (marketCards([racecard.winner])[0] ?? null) : null,
    forecasts: isRace ? markets.filter((market) => isForecast(market) && isForecastSought(market, search)) : [],
    cards,
  };
}

/** Nothing is offered any more, or a search finds nothing. */
function NoMarkets({ isSought, onClear }: { readonly isSought: boolean; readonly onClear: () => void }) {
  const t = useTranslator();
  return (
    <section className="card">
      {isSought ? (
        <EmptyState title={t('match.markets.none.title')} text={t('match.markets.none.text')}>
          <Button size="sm" onClick={onClear}>
            {t('match.markets.clear')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState title={t('match.markets.closed.title')} text={t('match.markets.closed.text')} />
      )}
    </section>
  );
}

interface ShownCards {
  readonly racecard: unknown;
  readonly forecasts: readonly MarketView[];
  readonly shown: readonly Card[];
  readonly tables: readonly Table[];
}

/** By which all that is shown is remembered as collapsed. */
const foldKeys = ({ racecard, forecasts, shown, tables }: ShownCards): readonly string[] => [
  ...(racecard ? [RACECARD] : []),
  ...(forecasts.length > 0 ? [FORECAST] : []),
  ...shown.map(({ key }) => key),
  ...tables.map(({ key }) => `players/${key}`),
];

/** The tables of players of a tab; of a search, the players whom it finds. */
function useSoughtTables(markets: readonly MarketView[], lineups: MatchDetail['lineups'], search: string): readonly Table[] {
  const tables = useMemo(() => playerTables(markets, lineups), [markets, lineups]);
  return useMemo(
    () => tables.map((table) => ({ ...table, rows: soughtRows(table.rows, search) })).filter(({ rows }) => rows.length > 0),
    [tables, search],
  );
}
