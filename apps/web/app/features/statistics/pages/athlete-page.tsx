import type { PlayerStatistics } from '@touchline/contract/statistics/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { type Figure, StatHeadings } from '../athlete-table.tsx';
import { CollapsibleCard } from '../bracket/collapsible-card.tsx';
import { ChampLink } from '../champ-link.tsx';
import { CompetitorName } from '../competitor-name.tsx';
import { useStatisticsFormats } from '../frame/statistics-view.tsx';
import { StatTiles } from '../stat-tiles.tsx';
import { StatisticsLink } from '../statistics-link.tsx';
import { SubjectHeader } from './match-header.tsx';

const SEASON: readonly Figure[] = ['played', 'started', 'minutes', 'goals', 'penalties', 'assists', 'shots', 'yellow', 'red'];
const MATCH: readonly Figure[] = ['minutes', 'goals', 'assists', 'shots', 'yellow', 'red'];
const TILES: readonly Figure[] = ['played', 'goals', 'assists', 'shots', 'minutes'];

/** A player by seasons and by matches (S201). */
export function AthletePage({ statistics }: { readonly statistics: PlayerStatistics }) {
  const t = useTranslator();
  const { date } = useStatisticsFormats();
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
      <CollapsibleCard item="seasons" title={t('stats.seasons')}>
        <section className="statistics-scroll" aria-label={t('stats.seasons')}>
          <table className="table statistics-table">
            <thead>
              <tr>
                <th scope="col">{t('stats.season')}</th>
                <StatHeadings figures={SEASON} />
              </tr>
            </thead>
            <tbody>
              {seasons.map(({ season, champ, figures }) => (
                <tr key={season.id}>
                  <td className="statistics-table-who">
                    <StatisticsLink
                      page="tournament"
                      params={{ sportId: sport, tournamentId: champ.id, seasonId: season.id }}
                      className="competitor-link"
                    >
                      <span className="figures">{season.name}</span>
                      <span className="ellipsis faint competitor-link-name statistics-table-note">{champ.name}</span>
                    </StatisticsLink>
                  </td>
                  {SEASON.map((figure) => (
                    <td key={figure} className="table-end figures statistics-cell statistics-cell-end">
                      {figures[figure]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </CollapsibleCard>
      <CollapsibleCard item="playerGames" title={t('stats.games')}>
        <section className="statistics-scroll" aria-label={t('stats.games')}>
          <table className="table statistics-table">
            <thead>
              <tr>
                <th scope="col">{t('stats.last-games')}</th>
                <StatHeadings figures={MATCH} />
              </tr>
            </thead>
            <tbody>
              {games.map(({ match, figures }) => (
                <tr key={match.id}>
                  <td className="statistics-table-who">
                    <StatisticsLink page="game" params={{ sportId: sport, gameId: match.id }} className="competitor-link">
                      <time className="figures faint statistics-table-note">{date(match.startsAt)}</time>
                      <span className="ellipsis competitor-link-name" dir="auto">
                        {match.home.name}
                      </span>
                      <b className="figures">
                        {match.score[0]}–{match.score[1]}
                      </b>
                      <span className="ellipsis competitor-link-name" dir="auto">
                        {match.away?.name}
                      </span>
                    </StatisticsLink>
                  </td>
                  {MATCH.map((figure) => (
                    <td key={figure} className="table-end figures statistics-cell statistics-cell-end">
                      {figures[figure] === 0 ? <span className="faint">·</span> : figures[figure]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </CollapsibleCard>
    </>
  );
}
