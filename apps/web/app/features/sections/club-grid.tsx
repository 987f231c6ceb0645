import type { CompetitorView, MatchRow } from '@touchline/contract/line-shapes';
import { Crest } from '@touchline/ui/crest';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { teamPath } from '../../addresses.ts';
import { FavoriteStar } from '../../live/favorite-star.tsx';
import { Kickoff } from './kickoff.tsx';

export interface Club {
  readonly team: CompetitorView;
  readonly sport: number;
  readonly matches: number;
  /** The match that is running, or the soonest. */
  readonly next: Pick<MatchRow, 'id' | 'home' | 'away' | 'startsAt' | 'champName'> & { readonly live: boolean };
}

/** Clubs, each with its next match. */
export function ClubGrid({ clubs }: { readonly clubs: readonly Club[] }) {
  const t = useTexts();
  return (
    <ul className="clubs">
      {clubs.map(({ team, sport, next, matches }) => {
        const other = next.home.id === team.id ? next.away : next.home;
        return (
          <li key={team.id} className="card club">
            <Crest crest={team.crest} name={team.name} size={36} />
            <div className="club-words">
              <Link to={teamPath(t.language, team)} className="ell strong club-link" prefetch="intent">
                {team.name}
              </Link>
              <span className="ell mut3">
                <SportIcon sport={sport} className="club-sport" /> {next.champName} · {t('common.matches', { n: matches })}
              </span>
              <span className="ell">
                {next.live ? <span className="top-event-live">{t('status.live')}</span> : <Kickoff startsAt={next.startsAt} />}
                {other ? <span className="mut3"> · {other.name}</span> : null}
              </span>
            </div>
            <FavoriteStar kind="teams" id={team.id} name={team.name} />
          </li>
        );
      })}
    </ul>
  );
}
