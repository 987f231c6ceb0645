import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { marblePath } from '../../shell/paths.ts';
import { RaceClock } from './race-clock.tsx';

export interface UpcomingRace {
  readonly id: number;
  /** Epoch seconds. */
  readonly startsAt: number;
}

interface UpcomingRacesProps {
  readonly courseSlug: string;
  readonly races: readonly UpcomingRace[];
}

/** The next races on the course, with the time that is left until each. */
export function UpcomingRaces({ courseSlug, races }: UpcomingRacesProps) {
  const t = useTranslator();
  const { time } = useFormats();
  return (
    <nav className="card marble-upcoming" aria-label={t('marble.upcoming')}>
      <h2>{t('marble.upcoming')}</h2>
      <ul>
        {races.map(({ id, startsAt }) => (
          <li key={id}>
            <Link to={marblePath(t.language, courseSlug, id)}>
              <span className="figures">{time(startsAt * 1000)}</span>
              <RaceClock status="planned" startsAt={startsAt} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
