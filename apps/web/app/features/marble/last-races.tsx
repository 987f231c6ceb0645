import { courseOfChamp } from '@touchline/betting/marbles/marble-courses';
import type { ResultRow } from '@touchline/contract/results/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { marblePath } from '../../shell/paths.ts';

/** The first three of the latest races; each leads to its race, where it can be seen again and checked. */
export function LastRaces({ races, withCourse = false }: { readonly races: readonly ResultRow[]; readonly withCourse?: boolean }) {
  const t = useTranslator();
  const { time } = useFormats();
  if (races.length === 0) return null;
  return (
    <section className="card last-races" aria-label={t('marble.last')}>
      <h2>{t('marble.last')}</h2>
      <ol>
        {races.map((race) => (
          <li key={race.id}>
            <Link to={marblePath(t.language, courseOfChamp(race.champ.id)?.slug, race.id)}>
              <span className="figures faint">{time(race.startsAt * 1000)}</span>
              {withCourse ? <span className="ellipsis">{race.champ.name}</span> : null}
              <span className="podium-names ellipsis">
                {race.places
                  .filter(({ place }) => place >= 1 && place <= 3)
                  .map(({ runner }) => (
                    <span key={runner.id} className="in-row podium-name">
                      <i className="marble-bead" style={{ background: runner.crest?.a }} />
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
