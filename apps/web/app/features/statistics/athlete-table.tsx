import type { PlayerFigures, PlayerRow } from '@touchline/contract/statistics/shapes';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { CompetitorMark } from './competitor-name.tsx';
import { StatisticsLink } from './statistics-link.tsx';

export type Figure = keyof PlayerFigures;

/** The heads of figures, in short columns with their names behind. */
export function StatHeadings({ figures }: { readonly figures: readonly Figure[] }) {
  const t = useTranslator();
  return figures.map((figure) => (
    <th key={figure} scope="col" className="table-end">
      <span title={t(`stats.figure.${figure}`)}>{t(`stats.figure.${figure}`)}</span>
    </th>
  ));
}

/** Players with some of their figures of the season; `badge` shows the club's mark beside the name. */
export function AthleteTable({
  players,
  sport,
  figures,
  badge = false,
}: {
  readonly players: readonly PlayerRow[];
  readonly sport: number;
  readonly figures: readonly Figure[];
  readonly badge?: boolean;
}): ReactNode {
  const t = useTranslator();
  return (
    <ScrollBox label={t('stats.player')}>
      <table className="table statistics-table">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('stats.player')}</th>
            <StatHeadings figures={figures} />
          </tr>
        </thead>
        <tbody>
          {players.map((player, index) => (
            <tr key={player.id}>
              <td className="figures faint statistics-cell">{badge ? index + 1 : player.number}</td>
              <td className="statistics-table-who">
                <StatisticsLink
                  page="player"
                  params={{ sportId: sport, playerId: player.id }}
                  className="competitor-link"
                  title={player.name}
                >
                  {badge ? <CompetitorMark competitor={player.team} /> : null}
                  <span className="ellipsis competitor-link-name" dir="auto">
                    {player.name}
                  </span>
                  <span className="faint statistics-table-note">
                    {badge ? '' : (t.find(`stats.position.${player.position}`) ?? player.position)}
                  </span>
                </StatisticsLink>
              </td>
              {figures.map((figure) => (
                <td key={figure} className="table-end figures statistics-cell statistics-cell-end">
                  {player.season[figure]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
