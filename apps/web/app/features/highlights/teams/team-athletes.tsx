import type { TeamStatistics } from '@touchline/contract/statistics/shapes';
import { CardHeader } from '@touchline/ui/card';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';

/** The squad with what each did this season, who scores most first. Draws nothing where the squad is not known. */
export function TeamAthletes({ players }: { readonly players: TeamStatistics['players'] }) {
  const t = useTranslator();
  if (players.length === 0) return null;
  const columns = ['played', 'goals', 'assists', 'yellow', 'red'] as const;
  const rows = players.toSorted(
    (a, b) =>
      b.season.goals - a.season.goals || b.season.assists - a.season.assists || b.season.played - a.season.played || a.number - b.number,
  );
  return (
    <section className="card">
      <CardHeader title={t('sections.team.players')} />
      <ScrollBox label={t('sections.team.players')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col" className="table-end">
                {t('sections.team.number')}
              </th>
              <th scope="col">{t('sections.team.player')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="table-end">
                  {t(`sections.team.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((player) => (
              <tr key={player.id}>
                <td className="figures table-end faint">{player.number}</td>
                <td>
                  {player.name} <span className="faint">{player.position}</span>
                </td>
                {columns.map((column) => (
                  <td key={column} className="figures table-end">
                    {player.season[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
