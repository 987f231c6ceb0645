import type { PlayerStatistics } from '@touchline/contract/statistics-shapes';
import { useTexts } from '@touchline/ui/texts';
import { ChampLink } from './champ-link.tsx';
import { CompetitorName } from './competitor-name.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { FoldCard } from './fold-card.tsx';
import { Hero } from './pair-hero.tsx';
import { type Figure, FigureHeads } from './player-table.tsx';
import { StatLink } from './stat-link.tsx';
import { useStatisticsFormats } from './statistics-view.tsx';

const SEASON: readonly Figure[] = ['played', 'started', 'minutes', 'goals', 'penalties', 'assists', 'shots', 'yellow', 'red'];
const MATCH: readonly Figure[] = ['minutes', 'goals', 'assists', 'shots', 'yellow', 'red'];
const TILES: readonly Figure[] = ['played', 'goals', 'assists', 'shots', 'minutes'];

/** A player by seasons and by matches (S201). */
export function PlayerPage({ statistics }: { readonly statistics: PlayerStatistics }) {
  const t = useTexts();
  const { date } = useStatisticsFormats();
  const { player, sport, seasons, games } = statistics;
  const running = seasons[0];
  return (
    <>
      <Hero
        top={running ? <ChampLink champ={running.champ} /> : null}
        mark={<span className="sx-number num">{player.number}</span>}
        title={player.name}
      >
        <p className="on-pitch-2 row">
          <CompetitorName competitor={player.team} sport={sport} />
          <span>{t.find(`stats.position.${player.position}`) ?? player.position}</span>
        </p>
      </Hero>
      {running ? (
        <FigureTiles tiles={TILES.map((figure) => ({ name: t(`stats.figure.${figure}`), value: running.figures[figure] }))} />
      ) : null}
      <FoldCard item="seasons" title={t('stats.seasons')}>
        <section className="sx-scroll" aria-label={t('stats.seasons')}>
          <table className="tbl sx-table">
            <thead>
              <tr>
                <th scope="col">{t('stats.season')}</th>
                <FigureHeads figures={SEASON} />
              </tr>
            </thead>
            <tbody>
              {seasons.map(({ season, champ, figures }) => (
                <tr key={season.id}>
                  <td className="who">
                    <StatLink
                      page="tournament"
                      params={{ sportId: sport, tournamentId: champ.id, seasonId: season.id }}
                      className="sx-team"
                    >
                      <span className="num">{season.name}</span>
                      <span className="ell mut3">{champ.name}</span>
                    </StatLink>
                  </td>
                  {SEASON.map((figure) => (
                    <td key={figure} className="r num">
                      {figures[figure]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </FoldCard>
      <FoldCard item="playerGames" title={t('stats.games')}>
        <section className="sx-scroll" aria-label={t('stats.games')}>
          <table className="tbl sx-table">
            <thead>
              <tr>
                <th scope="col">{t('stats.last-games')}</th>
                <FigureHeads figures={MATCH} />
              </tr>
            </thead>
            <tbody>
              {games.map(({ match, figures }) => (
                <tr key={match.id}>
                  <td className="who">
                    <StatLink page="game" params={{ sportId: sport, gameId: match.id }} className="sx-team">
                      <time className="num mut3">{date(match.startsAt)}</time>
                      <span className="ell" dir="auto">
                        {match.home.name}
                      </span>
                      <b className="num">
                        {match.score[0]}–{match.score[1]}
                      </b>
                      <span className="ell" dir="auto">
                        {match.away?.name}
                      </span>
                    </StatLink>
                  </td>
                  {MATCH.map((figure) => (
                    <td key={figure} className="r num">
                      {figures[figure] === 0 ? <span className="mut3">·</span> : figures[figure]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </FoldCard>
    </>
  );
}
