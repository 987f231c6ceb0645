import type { MarbleCourse } from '@touchline/betting/marbles/marble-courses';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useMatchState } from '../../live/live-context.tsx';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { marblePath } from '../../shell/paths.ts';
import { CourseThumb } from './course-track.tsx';
import { RaceClock } from './race-clock.tsx';

export interface CourseCardProps {
  readonly course: MarbleCourse;
  readonly name: string;
  /** The race that rolls there now. */
  readonly running: MatchRow | null;
  /** The one that can be bet on. */
  readonly next: MatchRow | null;
}

/** A course: its way, what rolls on it, the seconds to the next race and the prices of its winner. */
export function CourseCard({ course, name, running, next }: CourseCardProps) {
  const t = useTranslator();
  const market = next?.markets.find(({ type }) => type === 'race-winner');
  const priced = useMemo<MatchSummary | null>(
    () =>
      next && { id: next.id, kind: next.kind, sport: next.sport, name: next.home.name, champName: next.champName, startsAt: next.startsAt },
    [next],
  );
  return (
    <article className="card course-card" aria-label={name}>
      <Link to={marblePath(t.language, course.slug, (running ?? next)?.id)} className="course-top" prefetch="intent">
        <CourseThumb course={course} />
        <span className="course-name">
          <b>{name}</b>
          {running ? <Running match={running} /> : null}
        </span>
      </Link>
      {next ? (
        <div className="course-next">
          <RaceClock status={next.state.status} startsAt={next.startsAt} />
          <Link to={marblePath(t.language, course.slug, next.id)} className="faint">
            {t('marble.markets', { n: next.marketCount })}
          </Link>
        </div>
      ) : null}
      {market && priced ? (
        <div className="course-prices">
          {market.selections.map((selection) => (
            <LiveOddsButton key={selection.id} match={priced} market={market} selection={selection} label={selection.name} />
          ))}
        </div>
      ) : null}
    </article>
  );
}

function Running({ match }: { readonly match: MatchRow }) {
  const state = useMatchState(match.id, match.state);
  return <RaceClock status={state.status} startsAt={match.startsAt} />;
}
