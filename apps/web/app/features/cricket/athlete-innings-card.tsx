import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import type { AthleteMatch } from './athlete-recent-stats.ts';

interface AthleteInningsCardProps {
  readonly games: readonly AthleteMatch[];
  /** Of the player: the other side of each match is named. */
  readonly teamId: number;
}

/** A row a match: runs with the balls that they took, wickets with the runs that they cost. */
export function AthleteInningsCard({ games, teamId }: AthleteInningsCardProps) {
  const t = useTranslator();
  const { date } = useFormats();
  return (
    <section className="card cricket-scorecard">
      <CardHeader title={t('cricket.player.innings')} />
      {games.length === 0 ? (
        <p className="card-text muted">{t('cricket.player.none')}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('results.day')}</th>
              <th scope="col">{t('match.table.team')}</th>
              <th scope="col" className="table-end">
                {t('cricket.player.runs')}
              </th>
              <th scope="col" className="table-end">
                {t('cricket.player.wickets')}
              </th>
            </tr>
          </thead>
          <tbody>
            {games.map(({ match, bat, bowl }) => (
              <tr key={match.id}>
                <td>
                  <time className="figures">{date(match.startsAt * 1000)}</time>
                </td>
                <td>{match.home.id === teamId ? match.away?.name : match.home.name}</td>
                <td className="table-end">
                  <span className="figures">{bat ? `${bat.runs} (${bat.balls})` : '–'}</span>
                </td>
                <td className="table-end">
                  <span className="figures">{bowl ? `${bowl.wickets}/${bowl.conceded}` : '–'}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
