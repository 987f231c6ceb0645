import type { PlayerStatistics } from '@touchline/contract/statistics/shapes';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { type Figure, StatHeadings } from '../athlete-table.tsx';
import { CollapsibleCard } from '../bracket/collapsible-card.tsx';
import { StatisticsLink } from '../statistics-link.tsx';

const SEASON: readonly Figure[] = ['played', 'started', 'minutes', 'goals', 'penalties', 'assists', 'shots', 'yellow', 'red'];

/** A row a season: which championship, and what the player did in it. */
export function AthleteSeasonsCard({ sport, seasons }: Pick<PlayerStatistics, 'sport' | 'seasons'>) {
  const t = useTranslator();
  return (
    <CollapsibleCard item="seasons" title={t('stats.seasons')}>
      <ScrollBox label={t('stats.seasons')}>
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
      </ScrollBox>
    </CollapsibleCard>
  );
}
