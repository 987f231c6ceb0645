import type { TournamentStatistics } from '@touchline/contract/statistics-shapes';
import { useTexts } from '@touchline/ui/texts';
import { ChampHero } from './champ-hero.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { FoldCard } from './fold-card.tsx';
import { PlayerTable } from './player-table.tsx';
import { ResultList } from './result-list.tsx';
import { SeasonChoice } from './season-choice.tsx';
import { StageTables } from './stage-tables.tsx';

/** A season of a championship: figures, table or net, rounds, who scored (S203); of a cyber one as well (S207). */
export function TournamentPage({ statistics, page }: { readonly statistics: TournamentStatistics; readonly page: 'tournament' | 'cyber' }) {
  const t = useTexts();
  const { stage, totals, topScorers, topAssists, mostCards, lastGames } = statistics;
  const tenths = totals.played === 0 ? 0 : Math.round((totals.scored * 10) / totals.played);
  return (
    <>
      <ChampHero champ={stage.champ} note={stage.season.name} />
      <SeasonChoice stage={stage} page={page} />
      {totals.played > 0 ? (
        <>
          <FigureTiles
            tiles={[
              { name: t('stats.totals.played'), value: totals.played },
              { name: t('stats.totals.average'), value: `${Math.floor(tenths / 10)}.${tenths % 10}` },
              { name: t('stats.totals.home'), value: totals.homeWon },
              { name: t('stats.totals.drawn'), value: totals.drawn },
              { name: t('stats.totals.away'), value: totals.awayWon },
            ]}
          />
          <div className="sx-h2h-b sx-totals" aria-hidden="true">
            <i className="home" style={{ flexGrow: totals.homeWon }} />
            <i className="drawn" style={{ flexGrow: totals.drawn }} />
            <i className="away" style={{ flexGrow: totals.awayWon }} />
          </div>
        </>
      ) : null}
      <StageTables stage={stage} />
      {topScorers.length + topAssists.length > 0 ? (
        <div className="sx-grid">
          <FoldCard item="scorers" title={t('stats.scorers')}>
            <PlayerTable players={topScorers} sport={stage.sport} figures={['goals', 'penalties', 'played']} badge />
          </FoldCard>
          <div className="stack">
            <FoldCard item="assists" title={t('stats.assists')}>
              <PlayerTable players={topAssists} sport={stage.sport} figures={['assists', 'played']} badge />
            </FoldCard>
            <FoldCard item="cards" title={t('stats.cards')}>
              <PlayerTable players={mostCards} sport={stage.sport} figures={['yellow', 'red', 'played']} badge />
            </FoldCard>
          </div>
        </div>
      ) : null}
      {lastGames.length > 0 ? (
        <FoldCard item="lastGames" title={t('stats.last-games')}>
          <ResultList matches={lastGames} />
        </FoldCard>
      ) : null}
    </>
  );
}
