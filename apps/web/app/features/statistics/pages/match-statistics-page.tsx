import type { HorsesRace, MatchStatistics, PriceGraph } from '@touchline/contract/statistics/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { CollapsibleCard } from '../bracket/collapsible-card.tsx';
import { HeadToHeadCard } from '../head-to-head-card.tsx';
import { LeagueTable } from '../league-table.tsx';
import { LineupPitch } from '../lineup-pitch.tsx';
import { MatchStatsCard } from '../match-stats-card.tsx';
import { PricesCard } from '../prices/prices-card.tsx';
import { RaceCard } from '../race-card.tsx';
import { ResultList } from '../result-list.tsx';
import { StatisticsLink } from '../statistics-link.tsx';
import { TimelineCard } from '../timeline-card.tsx';
import { MatchScoreHeader } from './match-score-header.tsx';
import { type MatchTab, tabsOf } from './match-tabs.ts';

export interface GamePageProps {
  readonly statistics: MatchStatistics;
  readonly tab: MatchTab;
  readonly race: HorsesRace | null;
  readonly prices: PriceGraph | null;
  /** The sport's play has a clock: minutes mean something. */
  readonly clocked: boolean;
}

/** A match before, during and after it (S199). */
export function MatchStatisticsPage(props: GamePageProps) {
  const { statistics, tab, race } = props;
  const t = useTranslator();
  const { game } = statistics;
  const tabs = tabsOf(statistics);
  return (
    <>
      <MatchScoreHeader game={game} />
      {race ? null : (
        <nav className="tabs statistics-tabs" aria-label={t('stats.tabs')}>
          {tabs.map((key) => (
            <StatisticsLink
              key={key}
              page="game"
              params={{ sportId: game.sport, gameId: game.id, tab: key }}
              className={`tab-item${key === tab ? ' tab-on' : ''}`}
              current={key === tab}
            >
              {t(`stats.tab.${key}`)}
            </StatisticsLink>
          ))}
        </nav>
      )}
      {race ? <RaceCard race={race} /> : <Section {...props} />}
    </>
  );
}

function Section({ statistics, tab, prices, clocked }: GamePageProps) {
  const { game, lineUps, headToHead, table } = statistics;
  const marked = [game.home.id, game.away?.id ?? 0];
  const t = useTranslator();
  switch (tab) {
    case 'lineups':
      return lineUps ? <LineupPitch lineUps={lineUps} sport={game.sport} /> : null;
    case 'figures':
      return <MatchStatsCard game={game} />;
    case 'h2h':
      return headToHead ? <HeadToHeadCard headToHead={headToHead} /> : null;
    case 'table':
      return (
        <CollapsibleCard item="table" title={t('stats.table')}>
          <LeagueTable sport={game.sport} table={table} marked={marked} />
        </CollapsibleCard>
      );
    case 'games':
      return headToHead ? <LastMatches headToHead={headToHead} /> : null;
    case 'main':
      return (
        <div className="statistics-grid">
          <div className="stack">
            <TimelineCard game={game} clocked={clocked} />
            {game.statistics.length > 0 ? <MatchStatsCard game={game} max={8} /> : null}
          </div>
          <div className="stack">
            {prices && prices.series.length > 0 ? (
              <PricesCard graph={prices} game={game} live={statistics.status.where === 'live'} />
            ) : null}
            {headToHead ? <HeadToHeadCard headToHead={headToHead} max={4} /> : null}
            {lineUps ? <LineupPitch lineUps={lineUps} sport={game.sport} /> : null}
          </div>
        </div>
      );
  }
}

function LastMatches({ headToHead }: { readonly headToHead: NonNullable<MatchStatistics['headToHead']> }) {
  const t = useTranslator();
  const sides = [
    { team: headToHead.home, games: headToHead.homeForm, item: 'homeGames' },
    { team: headToHead.away, games: headToHead.awayForm, item: 'awayGames' },
  ];
  return (
    <div className="statistics-grid">
      {sides.map(({ team, games, item }) => (
        <CollapsibleCard key={item} item={item} title={t('stats.last-games.of', { team: team.name })}>
          <ResultList matches={games} about={team.id} />
        </CollapsibleCard>
      ))}
    </div>
  );
}
