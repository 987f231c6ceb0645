import type { PlayerStatistics } from '@touchline/contract/statistics/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Figure } from '../athlete-table.tsx';
import { ChampLink } from '../champ-link.tsx';
import { CompetitorName } from '../competitor-name.tsx';
import { StatTiles } from '../stat-tiles.tsx';
import { AthleteMatchesCard } from './athlete-matches-card.tsx';
import { AthleteSeasonsCard } from './athlete-seasons-card.tsx';
import { SubjectHeader } from './match-header.tsx';

const TILES: readonly Figure[] = ['played', 'goals', 'assists', 'shots', 'minutes'];

/** A player by seasons and by matches (S201). */
export function AthletePage({ statistics }: { readonly statistics: PlayerStatistics }) {
  const t = useTranslator();
  const { player, sport, seasons, games } = statistics;
  const running = seasons[0];
  return (
    <>
      <SubjectHeader
        top={running ? <ChampLink champ={running.champ} /> : null}
        mark={<span className="statistics-hero-number figures">{player.number}</span>}
        title={player.name}
      >
        <p className="statistics-hero-words in-row">
          <CompetitorName competitor={player.team} sport={sport} />
          <span>{t.find(`stats.position.${player.position}`) ?? player.position}</span>
        </p>
      </SubjectHeader>
      {running ? (
        <StatTiles tiles={TILES.map((figure) => ({ name: t(`stats.figure.${figure}`), value: running.figures[figure] }))} />
      ) : null}
      <AthleteSeasonsCard sport={sport} seasons={seasons} />
      <AthleteMatchesCard sport={sport} games={games} />
    </>
  );
}
