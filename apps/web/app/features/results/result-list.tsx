import { sportById } from '@touchline/catalogue/sport/sports';
import type { ResultRow as Result } from '@touchline/contract/results/calls';
import { Flag } from '@touchline/ui/flag';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { champTitle, countryBeside } from '../../shell/formats/champ-country.ts';
import { champResultsPath } from '../../shell/paths.ts';
import { groupResults } from './group-results.ts';
import { ResultRow } from './result-row.tsx';
import { periodColumns, ScoreHeads } from './score-columns.tsx';

const PERSON_FAMILIES = new Set(['racket', 'combat', 'target', 'cue', 'board', 'athletics']);
const isPersonSport = (sport: number): boolean => PERSON_FAMILIES.has(sportById(sport).family);

/** Results under their championships, those that most people follow first. `plain`: one championship, its name stands above already. */
export function ResultList({
  results,
  plain,
  withDate,
}: {
  readonly results: readonly Result[];
  readonly plain?: boolean;
  readonly withDate?: boolean;
}) {
  const t = useTranslator();
  const groups = plain ? [results] : groupResults(results);
  return groups.map((rows) => {
    const champ = rows[0]?.champ;
    if (!champ) return null;
    const columns = periodColumns(rows);
    return (
      <section key={champ.id} className="card" aria-label={champTitle(champ)}>
        {plain ? null : (
          <div className="results-head">
            <SportIcon sport={champ.sport} className="faint" />
            <Flag code={champ.flag} />
            <h3 className="ellipsis">
              <Link to={champResultsPath(t.language, champ)} prefetch="intent">
                <bdi>{champ.name}</bdi> <bdi className="muted">{countryBeside(champ)}</bdi>
              </Link>
            </h3>
            <span className="spacer" />
            <ScoreHeads columns={columns} />
          </div>
        )}
        {rows.map((result) => (
          <ResultRow
            key={result.id}
            result={result}
            people={isPersonSport(result.sport)}
            columns={columns}
            {...(withDate ? { withDate } : {})}
          />
        ))}
      </section>
    );
  });
}
