import { sportById } from '@touchline/catalogue/sport/sports';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { clockSeconds, usePlayNow } from '../../live/clock.tsx';
import { scoreText } from '../../live/innings-state.ts';
import { useMatchState } from '../../live/live-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { matchPath } from '../../shell/paths.ts';
import { matchMinute } from './match-clock.ts';

interface RelatedMatchesProps {
  readonly matches: readonly MatchRow[];
  readonly current: number;
  readonly champName: string;
  readonly flag: string;
}

/** The other matches of the championship, live ones first, as a narrow list beside the match. */
export function RelatedMatches({ matches, current, champName, flag }: RelatedMatchesProps) {
  const t = useTranslator();
  if (matches.every((match) => match.id === current)) return null;
  return (
    <nav className="card side" aria-label={t('match.related', { champ: champName })}>
      <div className="menu-group">
        <h3>
          <span className="in-row">
            <Flag code={flag} />
            <span className="ellipsis">{champName}</span>
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
  const t = useTranslator();
  const { time } = useFormats();
  const now = usePlayNow();
  const state = useMatchState(match.id, match.state);
  const running = state.status !== 'planned';
  // Races of a meeting are all called after the course, which stands above them.
  const runners = sportById(match.sport).family === 'racing' ? (match.markets[0]?.selections.length ?? 0) : 0;
  const clock =
    state.clock && state.status === 'live' ? `${matchMinute(clockSeconds(state.clock, now))}′` : t(`match.status.${state.status}`);
  return (
    <Link className="match-link" to={matchPath(t.language, match)} aria-current={current ? 'page' : undefined}>
      <span className={`figures match-link-time ellipsis${running ? '' : ' match-link-later'}`}>
        {running ? clock : time(match.startsAt * 1000)}
      </span>
      <span className="match-link-names">
        <span className="ellipsis">{runners > 0 ? t('match.runners.count', { count: runners }) : match.home.name}</span>
        {match.away ? <span className="ellipsis">{match.away.name}</span> : null}
      </span>
      {running && match.away ? (
        <span className="figures match-link-score">
          <b>{scoreText(t, state, 1)}</b>
          <b>{scoreText(t, state, 2)}</b>
        </span>
      ) : null}
    </Link>
  );
}
