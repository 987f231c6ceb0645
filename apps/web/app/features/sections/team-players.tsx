import type { TeamStatistics } from '@touchline/contract/statistics-shapes';
import { CardHead } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';

/** The squad with what each did this season, who scores most first. Draws nothing where the squad is not known. */
export function TeamPlayers({ players }: { readonly players: TeamStatistics['players'] }) {
  const t = useTexts();
  if (players.length === 0) return null;
  const columns = ['played', 'goals', 'assists', 'yellow', 'red'] as const;
  const rows = players.toSorted(
    (a, b) =>
      b.season.goals - a.season.goals || b.season.assists - a.season.assists || b.season.played - a.season.played || a.number - b.number,
  );
  return (
    <section className="card" aria-label={t('sections.team.players')}>
      <CardHead title={t('sections.team.players')} />
      <div className="squad">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col" className="r">
                {t('sections.team.number')}
              </th>
              <th scope="col">{t('sections.team.player')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="r">
                  {t(`sections.team.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((player) => (
              <tr key={player.id}>
                <td className="num r mut3">{player.number}</td>
                <td>
                  {player.name} <span className="mut3">{player.position}</span>
                </td>
                {columns.map((column) => (
                  <td key={column} className="num r">
                    {player.season[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
