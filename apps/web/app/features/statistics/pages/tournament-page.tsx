import type { TournamentStatistics } from '@touchline/contract/statistics/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { AthleteTable } from '../athlete-table.tsx';
import { CollapsibleCard } from '../bracket/collapsible-card.tsx';
import { ResultList } from '../result-list.tsx';
import { SeasonPicker } from '../season-picker.tsx';
import { StatTiles } from '../stat-tiles.tsx';
import { ChampHeader } from './champ-header.tsx';
import { StageTables } from './stage-tables.tsx';

/** A season of a championship: figures, table or net, rounds, who scored (S203); of a cyber one as well (S207). */
export function TournamentPage({ statistics, page }: { readonly statistics: TournamentStatistics; readonly page: 'tournament' | 'cyber' }) {
  const t = useTranslator();
  const { stage, totals, topScorers, topAssists, mostCards, lastGames } = statistics;
  const tenths = totals.played === 0 ? 0 : Math.round((totals.scored * 10) / totals.played);
  return (
    <>
      <ChampHeader champ={stage.champ} note={stage.season.name} />
      <SeasonPicker stage={stage} page={page} />
      {totals.played > 0 ? (
        <>
          <StatTiles
            tiles={[
              { name: t('stats.totals.played'), value: totals.played },
              { name: t('stats.totals.average'), value: `${Math.floor(tenths / 10)}.${tenths % 10}` },
              { name: t('stats.totals.home'), value: totals.homeWon },
              { name: t('stats.totals.drawn'), value: totals.drawn },
              { name: t('stats.totals.away'), value: totals.awayWon },
            ]}
          />
          <div className="head-to-head-bar" aria-hidden="true">
            <i data-part="home" style={{ flexGrow: totals.homeWon }} />
            <i data-part="drawn" style={{ flexGrow: totals.drawn }} />
            <i data-part="away" style={{ flexGrow: totals.awayWon }} />
          </div>
        </>
      ) : null}
      <StageTables stage={stage} />
      {topScorers.length + topAssists.length > 0 ? (
        <div className="statistics-grid">
          <CollapsibleCard item="scorers" title={t('stats.scorers')}>
            <AthleteTable players={topScorers} sport={stage.sport} figures={['goals', 'penalties', 'played']} badge />
          </CollapsibleCard>
          <div className="stack">
            <CollapsibleCard item="assists" title={t('stats.assists')}>
              <AthleteTable players={topAssists} sport={stage.sport} figures={['assists', 'played']} badge />
            </CollapsibleCard>
            <CollapsibleCard item="cards" title={t('stats.cards')}>
              <AthleteTable players={mostCards} sport={stage.sport} figures={['yellow', 'red', 'played']} badge />
            </CollapsibleCard>
          </div>
        </div>
      ) : null}
      {lastGames.length > 0 ? (
        <CollapsibleCard item="lastGames" title={t('stats.last-games')}>
          <ResultList matches={lastGames} />
        </CollapsibleCard>
      ) : null}
    </>
  );
}
