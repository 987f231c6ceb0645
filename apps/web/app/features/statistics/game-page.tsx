import type { GameStatistics, HorsesRace, PriceGraph } from '@touchline/contract/statistics-shapes';
import { useTexts } from '@touchline/ui/texts';
import { FiguresCard } from './figures-card.tsx';
import { FoldCard } from './fold-card.tsx';
import { GameHero } from './game-hero.tsx';
import { type GameTab, tabsOf } from './game-tabs.ts';
import { HeadToHeadCard } from './head-to-head-card.tsx';
import { LeagueTable } from './league-table.tsx';
import { LineUpsCard } from './line-ups-card.tsx';
import { PricesCard } from './prices-card.tsx';
import { RaceCard } from './race-card.tsx';
import { ResultList } from './result-list.tsx';
import { StatLink } from './stat-link.tsx';
import { TimelineCard } from './timeline-card.tsx';

export interface GamePageProps {
  readonly statistics: GameStatistics;
  readonly tab: GameTab;
  readonly race: HorsesRace | null;
  readonly prices: PriceGraph | null;
  /** The sport's play has a clock: minutes mean something. */
  readonly clocked: boolean;
}

/** A match before, during and after it (S199). */
export function GamePage(props: GamePageProps) {
  const { statistics, tab, race } = props;
  const t = useTexts();
  const { game } = statistics;
  const tabs = tabsOf(statistics);
  return (
    <>
      <GameHero game={game} />
      {race ? null : (
        <nav className="tabs sx-tabs" aria-label={t('stats.tabs')}>
          {tabs.map((key) => (
            <StatLink
              key={key}
              page="game"
              params={{ sportId: game.sport, gameId: game.id, tab: key }}
              className={`tab${key === tab ? ' on' : ''}`}
              current={key === tab}
            >
              {t(`stats.tab.${key}`)}
            </StatLink>
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
  const t = useTexts();
  switch (tab) {
    case 'lineups':
      return lineUps ? <LineUpsCard lineUps={lineUps} sport={game.sport} /> : null;
    case 'figures':
      return <FiguresCard game={game} />;
    case 'h2h':
      return headToHead ? <HeadToHeadCard headToHead={headToHead} /> : null;
    case 'table':
      return (
        <FoldCard item="table" title={t('stats.table')}>
          <LeagueTable sport={game.sport} table={table} marked={marked} />
        </FoldCard>
      );
    case 'games':
      return headToHead ? <LastGames headToHead={headToHead} /> : null;
    case 'main':
      return (
        <div className="sx-grid">
          <div className="stack">
            <TimelineCard game={game} clocked={clocked} />
            {game.statistics.length > 0 ? <FiguresCard game={game} most={8} /> : null}
          </div>
          <div className="stack">
            {prices && prices.series.length > 0 ? (
              <PricesCard graph={prices} game={game} live={statistics.status.where === 'live'} />
            ) : null}
            {headToHead ? <HeadToHeadCard headToHead={headToHead} most={4} /> : null}
            {lineUps ? <LineUpsCard lineUps={lineUps} sport={game.sport} /> : null}
          </div>
        </div>
      );
  }
}

function LastGames({ headToHead }: { readonly headToHead: NonNullable<GameStatistics['headToHead']> }) {
  const t = useTexts();
  const sides = [
    { team: headToHead.home, games: headToHead.homeForm, item: 'homeGames' },
    { team: headToHead.away, games: headToHead.awayForm, item: 'awayGames' },
  ];
  return (
    <div className="sx-grid">
      {sides.map(({ team, games, item }) => (
        <FoldCard key={item} item={item} title={t('stats.last-games.of', { team: team.name })}>
          <ResultList matches={games} about={team.id} />
        </FoldCard>
      ))}
    </div>
  );
}
