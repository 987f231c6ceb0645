import type { PlayerStatistics } from '@touchline/contract/statistics/shapes';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { type Figure, StatHeadings } from '../athlete-table.tsx';
import { CollapsibleCard } from '../bracket/collapsible-card.tsx';
import { useStatisticsFormats } from '../frame/statistics-view.tsx';
import { StatisticsLink } from '../statistics-link.tsx';

const MATCH: readonly Figure[] = ['minutes', 'goals', 'assists', 'shots', 'yellow', 'red'];

/** A row a match: its score, and what the player did in it. */
export function AthleteMatchesCard({ sport, games }: Pick<PlayerStatistics, 'sport' | 'games'>) {
  const t = useTranslator();
  const { date } = useStatisticsFormats();
  return (
    <CollapsibleCard item="playerGames" title={t('stats.games')}>
      <ScrollBox label={t('stats.games')}>
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
                    <b className="figures">{t('score.pair', { home: match.score[0], away: match.score[1] })}</b>
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
      </ScrollBox>
    </CollapsibleCard>
  );
}
