import type { MatchHistory } from '@touchline/contract/line';
import type { MatchDetail } from '@touchline/contract/line-shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { champPath } from '../../addresses.ts';
import { HiddenSportNote } from '../../hidden-sport-note.tsx';
import { usePlayNow } from '../../live/clock.tsx';
import { FavoriteStar } from '../../live/favorite-star.tsx';
import type { PricedMatch } from '../../live/price-button.tsx';
import { useStandstill } from '../../live/standstill.tsx';
import { StatisticsLink } from '../../live/statistics-port.tsx';
import { usePreferences } from '../../preferences-context.tsx';
import { SideColumn } from '../../side-column.tsx';
import { ChronologyCard } from './chronology-card.tsx';
import { FollowingTracker } from './following-tracker.tsx';
import { InsightCard } from './insight-card.tsx';
import { LineupsCard } from './lineups-card.tsx';
import { MarketBoard } from './market-board.tsx';
import { cardKey } from './market-cards.ts';
import { MomentumChart } from './momentum-chart.tsx';
import { PriceHistoryCard } from './price-history-card.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { fieldOf } from './sport-field.ts';
import { StatisticsBars } from './statistics-bars.tsx';
import { TimelineStrip } from './timeline-strip.tsx';
import { useLiveMatch } from './use-live-match.ts';

interface MatchPageProps {
  readonly loaded: MatchDetail;
  readonly history: MatchHistory | null;
  /** The other matches of the championship. */
  readonly related: ReactNode;
}

/** One match: scoreboard and tracker on the pitch, all its markets, and what happened. */
export function MatchPage({ loaded, history, related }: MatchPageProps) {
  const match = useLiveMatch(loaded);
  const now = usePlayNow();
  const t = useTexts();
  const standstill = useStandstill();
  const name = match.away ? `${match.home.name} – ${match.away.name}` : match.home.name;
  const { id, kind, sport, startsAt } = match;
  const champName = match.champView.name;
  const priced = useMemo<PricedMatch>(() => ({ id, kind, sport, name, champName, startsAt }), [id, kind, sport, name, champName, startsAt]);
  const [charted, setCharted] = useState<string | null>(null);
  const chartedMarket =
    match.allMarkets.find((market) => (charted === null ? market.main : cardKey(market) === charted)) ?? match.allMarkets[0];
  const { lite } = usePreferences();
  const running = match.state.status !== 'planned';
  return (
    <>
      <h1 className="sr">{name}</h1>
      <HiddenSportNote sport={sport} />
      <section className="card board" aria-label={name}>
        <BoardTop match={match} name={name} />
        <Scoreboard match={match} form={[formOf(history, match.home.id), formOf(history, match.away?.id)]} now={now} />
        <TimelineStrip match={match} now={now} />
        {running ? <BoardPictures match={match} /> : null}
        {running && !lite ? <MomentumChart match={match} /> : null}
      </section>
      {standstill?.why === 'feed' ? (
        <Note icon="pause">
          <p>{t('match.silent')}</p>
        </Note>
      ) : null}
      <MarketBoard match={match} priced={priced} charted={charted} onChart={(card) => setCharted(card.key)} />
      <SideColumn>
        {chartedMarket ? (
          <PriceHistoryCard key={chartedMarket.id} matchId={match.id} market={chartedMarket} live={match.kind === 'live'} />
        ) : null}
        {running ? <ChronologyCard match={match} /> : null}
        {history ? <InsightCard match={match} history={history} /> : null}
        <LineupsCard match={match} />
        {related}
      </SideColumn>
    </>
  );
}

function BoardTop({ match, name }: { readonly match: MatchDetail; readonly name: string }) {
  const t = useTexts();
  const { gameId } = usePreferences();
  const champ = match.champView;
  return (
    <div className="bd-top">
      <Link className="back" to={champPath(t.language, match.kind, champ)} title={t('match.back', { champ: champ.name })}>
        <Icon name="prev" size="s" flip />
        <Flag code={champ.flag} />
        <span className="ell">
          {champ.name.startsWith(champ.countryName) ? null : <span className="thin">{champ.countryName} </span>}
          {champ.name}
          {match.round
            ? ` · ${/^\d+$/.test(match.round) ? t(match.away ? 'match.round-number' : 'match.race-number', { n: match.round }) : (t.find(`stats.round.${match.round}`) ?? match.round)}`
            : ''}
        </span>
      </Link>
      <span className="sp" />
      {gameId ? <span className="gid num">{match.id}</span> : null}
      {match.venue ? (
        <span className="venue num">
          {match.venue.name}
          {match.venue.capacity ? ` · ${formatNumber(t.language, match.venue.capacity)}` : ''}
        </span>
      ) : null}
      <StatisticsLink page="coefGraph" params={{ gameId: match.id }} icon="graph" label={t('stats.graph.open', { name })} />
      <StatisticsLink page="game" params={{ sportId: match.sport, gameId: match.id }} icon="stats" label={t('stats.open', { name })} />
      <FavoriteStar kind="games" id={match.id} name={name} />
    </div>
  );
}

function BoardPictures({ match }: { readonly match: MatchDetail }) {
  const { tracker, lite } = usePreferences();
  const drawn = tracker && !lite && fieldOf(match.sport) !== 'none';
  const counted = match.statistics.length > 0;
  if (!drawn && !counted) return null;
  return (
    <div className={`bd-grid${drawn && counted ? '' : ' bare'}`}>
      {drawn ? <FollowingTracker match={match} /> : null}
      <StatisticsBars statistics={match.statistics} />
    </div>
  );
}

/** Latest results of a side, newest last. */
function formOf(history: MatchHistory | null, id: number | undefined): string {
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
