import { Crest } from '@touchline/ui/crest';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { StandingsLine } from './choice/table-as-it-stands.ts';

interface DayMatchTableProps {
  readonly lines: readonly StandingsLine[];
  /** As it stands while matches are played; otherwise before the match. */
  readonly running: boolean;
  /** The competitors of the match: their lines stand out. */
  readonly sides: readonly number[];
}

/** A few lines of the competition's table. */
export function DayMatchTable({ lines, running, sides }: DayMatchTableProps) {
  const t = useTranslator();
  const title = t(running ? 'home.table.running' : 'home.table.before');
  return (
    <table className="day-match-table">
      <caption className="screen-reader-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="screen-reader-only">{t('home.table.place')}</span>
          </th>
          <th scope="col">{title}</th>
          <th scope="col">
            <abbr title={t('home.table.played')}>{t('home.table.short.played')}</abbr>
          </th>
          <th scope="col">
            <abbr title={t('home.table.points')}>{t('home.table.short.points')}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ place, competitor, played, points, moved }) => (
          <tr key={competitor.id} className={sides.includes(competitor.id) ? 'day-match-own' : undefined}>
            <td className="figures">{place}</td>
            <td>
              <span className="day-match-team">
                <Crest crest={competitor.crest} name={competitor.name} size={16} person={competitor.crest === null} />
                <span className="ellipsis" title={competitor.name}>
                  {competitor.name}
                </span>
                <PlaceMove moved={moved} />
              </span>
            </td>
            <td className="figures">{played}</td>
            <td className="figures">
              <b>{points}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Says that a side has moved up or down the table; never by colour alone. */
function PlaceMove({ moved }: { readonly moved: number }) {
  const t = useTranslator();
  if (moved === 0) return null;
  const text = t(moved > 0 ? 'home.table.up' : 'home.table.down', { n: Math.abs(moved) });
  return (
    <span className={moved > 0 ? 'day-match-up' : 'day-match-down'} title={text}>
      <Icon name={moved > 0 ? 'up' : 'down'} />
      <span className="screen-reader-only">{text}</span>
    </span>
  );
}
