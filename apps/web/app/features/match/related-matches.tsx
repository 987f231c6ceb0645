import type { MatchRow } from '@touchline/contract/line-shapes';
import { Flag } from '@touchline/ui/flag';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { matchPath } from '../../addresses.ts';
import { clockSeconds, usePlayNow } from '../../live/clock.tsx';
import { useMatchState } from '../../live/live-context.tsx';
import { useFormats } from '../../use-formats.ts';
import { minuteOf } from './match-clock.ts';

interface RelatedMatchesProps {
  readonly matches: readonly MatchRow[];
  readonly current: number;
  readonly champName: string;
  readonly flag: string;
}

/** The other matches of the championship, live ones first, as a narrow list beside the match. */
export function RelatedMatches({ matches, current, champName, flag }: RelatedMatchesProps) {
  const t = useTexts();
  if (matches.every((match) => match.id === current)) return null;
  return (
    <nav className="card side" aria-label={t('match.related', { champ: champName })}>
      <div className="grp">
        <h3>
          <span className="row">
            <Flag code={flag} />
            <span className="ell">{champName}</span>
          </span>
        </h3>
        {matches.map((match) => (
          <Related key={match.id} match={match} current={match.id === current} />
        ))}
      </div>
    </nav>
  );
}

function Related({ match, current }: { readonly match: MatchRow; readonly current: boolean }) {
  const t = useTexts();
  const { time } = useFormats();
  const now = usePlayNow();
  const state = useMatchState(match.id, match.state);
  const running = state.status !== 'planned';
  const clock = state.clock && state.status === 'live' ? `${minuteOf(clockSeconds(state.clock, now))}′` : t(`match.status.${state.status}`);
  return (
    <Link className="ml" to={matchPath(t.language, match)} aria-current={current ? 'page' : undefined}>
      <span className={`num m ell${running ? '' : ' later'}`}>{running ? clock : time(match.startsAt * 1000)}</span>
      <span className="nn">
        <span className="ell">{match.home.name}</span>
        {match.away ? <span className="ell">{match.away.name}</span> : null}
      </span>
      {running && match.away ? (
        <span className="num ss">
          <b>{state.score[0]}</b>
          <b>{state.score[1]}</b>
        </span>
      ) : null}
    </Link>
  );
}
