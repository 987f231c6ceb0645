import type { ReadyCombinationView } from '@touchline/contract/coupon/ready-combinations';
import type { MatchHistory } from '@touchline/contract/line/calls';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { HorsesRace } from '@touchline/contract/statistics/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Callout } from '@touchline/ui/callout';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { usePlayNow } from '../../live/clock.tsx';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import type { MatchSummary } from '../../live/live-odds-button.tsx';
import { useStandstill } from '../../live/standstill.tsx';
import { StatisticsLink } from '../../live/statistics-context.tsx';
import { countryBeside } from '../../shell/formats/champ-country.ts';
import { HiddenSportNote } from '../../shell/hidden-sports/hidden-sport-note.tsx';
import { SideColumn } from '../../shell/page/side-column.tsx';
import { champPath } from '../../shell/paths.ts';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';
import { keepLastMatch } from '../../shell/storage/last-match.ts';
import { BuilderMode } from './builder/builder-mode.tsx';
import { FactStrip } from './fact-strip.tsx';
import { HeadToHeadCard } from './head-to-head-card.tsx';
import { IncidentsCard } from './incidents-card.tsx';
import { InningsStrip } from './innings-strip.tsx';
import { LineupList } from './lineup-list.tsx';
import { cardKey } from './markets/market-cards.ts';
import { MarketList } from './markets/market-list.tsx';
import { PriceHistoryCard } from './price-history-card.tsx';
import { RaceResult } from './racing/race-result.tsx';
import { isOfRacecard } from './racing/racecard-rows.ts';
import { CombinationStrip } from './ready/combination-strip.tsx';
import { ScoreStrip } from './score-strip.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { StatisticsBars } from './statistics-bars.tsx';
import { FloatingTracker } from './tracker/floating-tracker.tsx';
import { MomentumChart } from './tracker/momentum-chart.tsx';
import { fieldOf } from './tracker/sport-field.ts';
import { TimelineStrip } from './tracker/timeline-strip.tsx';
import { useLiveMatch } from './use-live-match.ts';

interface MatchPageProps {
  readonly loaded: MatchDetail;
  readonly history: MatchHistory | null;
  /** Form and record of its runners, where they are known. */
  readonly race?: HorsesRace | null;
  /** The player's running bets on the match. Another feature's; the route puts it here. */
  readonly bets?: ReactNode;
  /** Its ready-made combinations, as far as the page has them. */
  readonly ready?: readonly ReadyCombinationView[];
  /** The other matches of the championship. */
  readonly related: ReactNode;
}

const NO_COMBINATIONS: readonly ReadyCombinationView[] = [];

/** One match: scoreboard and tracker on the pitch, all its markets, and what happened. */
export function MatchPage({ loaded, history, race = null, bets, ready = NO_COMBINATIONS, related }: MatchPageProps) {
  const match = useLiveMatch(loaded);
  const now = usePlayNow();
  const t = useTranslator();
  useEffect(() => {
    const { id, home, away } = loaded;
    keepLastMatch({ id, home: { name: home.name }, away: away && { name: away.name } });
  }, [loaded]);
  const standstill = useStandstill();
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const { id, kind, sport, startsAt } = match;
  const champName = match.champView.name;
  const priced = useMemo<MatchSummary>(
    () => ({ id, kind, sport, name, champName, startsAt }),
    [id, kind, sport, name, champName, startsAt],
  );
  const [charted, setCharted] = useState<string | null>(null);
  const chartedMarket =
    match.allMarkets.find((market) => (charted === null ? market.main : cardKey(market) === charted)) ?? match.allMarkets[0];
  const { lite } = usePreferences();
  const running = match.state.status !== 'planned';
  const board = useRef<HTMLElement>(null);
  return (
    <>
      <h1 className="screen-reader-only">{name}</h1>
      <HiddenSportNote sport={sport} />
      <section className="card board" aria-label={name} ref={board}>
        <ScoreboardHeader match={match} name={name} />
        <Scoreboard match={match} form={[recentForm(history, match.home.id), recentForm(history, match.away?.id)]} now={now} />
        {running ? <InningsStrip match={match} /> : <FactStrip match={match} history={history} />}
        <TimelineStrip match={match} now={now} />
        {running ? <TrackerPanel match={match} /> : null}
        {running && !lite ? <MomentumChart match={match} /> : null}
      </section>
      {standstill?.why === 'feed' ? (
        <Callout icon="pause">
          <p>{t('match.silent')}</p>
        </Callout>
      ) : null}
      {running ? <ScoreStrip match={match} board={board} /> : null}
      {bets}
      {match.away === null && match.runners.length > 0 ? <RaceResult match={match} race={race} /> : null}
      <CombinationStrip match={match} priced={priced} loaded={ready} />
      <BuilderMode match={match}>
        <MarketList match={match} priced={priced} race={race} charted={charted} onChart={(card) => setCharted(card.key)} />
      </BuilderMode>
      <SideColumn>
        {chartedMarket ? (
          <PriceHistoryCard key={chartedMarket.id} matchId={match.id} market={chartedMarket} live={match.kind === 'live'} />
        ) : null}
        {running ? <IncidentsCard match={match} /> : null}
        {history ? <HeadToHeadCard match={match} history={history} /> : null}
        {match.allMarkets.some(isOfRacecard) ? null : <LineupList match={match} />}
        {related}
      </SideColumn>
    </>
  );
}

function ScoreboardHeader({ match, name }: { readonly match: MatchDetail; readonly name: string }) {
  const t = useTranslator();
  const { gameId } = usePreferences();
  const champ = match.champView;
  return (
    <div className="board-top">
      <Link className="board-back" to={champPath(t.language, match.kind, champ)} title={t('match.back', { champ: champ.name })}>
        <Icon name="prev" size="s" flip />
        <Flag code={champ.flag} />
        <span className="ellipsis">
          <span className="champ-link-country">{countryBeside(champ)} </span>
          {champ.name}
          {match.round
            ? ` · ${/^\d+$/.test(match.round) ? t(match.away ? 'match.round-number' : 'match.race-number', { n: match.round }) : (t.find(`stats.round.${match.round}`) ?? match.round)}`
            : ''}
        </span>
      </Link>
      <span className="spacer" />
      {gameId ? <span className="match-number figures">{match.id}</span> : null}
      {match.venue ? (
        <span className="board-venue figures">
          {match.venue.name}
          {match.venue.capacity ? ` · ${formatNumber(t.language, match.venue.capacity)}` : ''}
        </span>
      ) : null}
      <StatisticsLink page="coefGraph" params={{ gameId: match.id }} icon="graph" label={t('stats.graph.open', { name })} />
      <StatisticsLink page="game" params={{ sportId: match.sport, gameId: match.id }} icon="stats" label={t('stats.open', { name })} />
      <FavoriteButton kind="games" id={match.id} name={name} />
    </div>
  );
}

function TrackerPanel({ match }: { readonly match: MatchDetail }) {
  const { tracker, lite } = usePreferences();
  const drawn = tracker && !lite && fieldOf(match.sport) !== 'none';
  const counted = match.statistics.length > 0;
  if (!drawn && !counted) return null;
  return (
    <div className={`board-columns${drawn && counted ? '' : ' board-bare'}`}>
      {drawn ? <FloatingTracker match={match} /> : null}
      <StatisticsBars statistics={match.statistics} />
    </div>
  );
}

/** Latest results of a side, newest last. */
function recentForm(history: MatchHistory | null, id: number | undefined): string {
  if (!history || id === undefined) return '';
  const row = history.table.find((one) => one.competitor.id === id);
  if (row?.form) return row.form;
  const past = history.homeForm.some((one) => one.home.id === id || one.away.id === id) ? history.homeForm : history.awayForm;
  return past
    .slice(0, 5)
    .map((one) => (one.winner === 0 ? 'D' : (one.winner === 1) === (one.home.id === id) ? 'W' : 'L'))
    .toReversed()
    .join('');
}
