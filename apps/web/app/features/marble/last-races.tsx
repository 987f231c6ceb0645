import { courseOfChamp } from '@touchline/betting/marbles/marble-courses';
import type { ResultRow } from '@touchline/contract/results';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { marblePath } from '../../addresses.ts';
import { useFormats } from '../../use-formats.ts';

/** The first three of the latest races; each leads to its race, where it can be seen again and checked. */
export function LastRaces({ races, withCourse = false }: { readonly races: readonly ResultRow[]; readonly withCourse?: boolean }) {
  const t = useTexts();
  const { time } = useFormats();
  if (races.length === 0) return null;
  return (
    <section className="card last-races" aria-label={t('marble.last')}>
      <h2>{t('marble.last')}</h2>
      <ol>
        {races.map((race) => (
          <li key={race.id}>
            <Link to={marblePath(t.language, courseOfChamp(race.champ.id)?.slug, race.id)}>
              <span className="num mut3">{time(race.startsAt * 1000)}</span>
              {withCourse ? <span className="ell">{race.champ.name}</span> : null}
              <span className="podium-names ell">
                {race.places
                  .filter(({ place }) => place >= 1 && place <= 3)
                  .map(({ runner }) => (
                    <span key={runner.id} className="row">
                      <i className="bead" style={{ background: runner.crest?.a }} />
                      {runner.name}
                    </span>
                  ))}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
