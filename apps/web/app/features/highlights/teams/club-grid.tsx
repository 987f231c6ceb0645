import '../styles/clubs.css';
import type { CompetitorView, MatchRow } from '@touchline/contract/line/shapes';
import { Crest } from '@touchline/ui/crest';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { FavoriteButton } from '../../../live/favorite-button.tsx';
import { teamPath } from '../../../shell/paths.ts';
import { KickoffTime } from '../kickoff-time.tsx';

export interface Club {
  readonly team: CompetitorView;
  readonly sport: number;
  readonly matches: number;
  /** The match that is running, or the soonest. */
  readonly next: Pick<MatchRow, 'id' | 'home' | 'away' | 'startsAt' | 'champName'> & { readonly live: boolean };
}

/** Clubs, each with its next match. */
export function ClubGrid({ clubs }: { readonly clubs: readonly Club[] }) {
  const t = useTranslator();
  return (
    <ul className="clubs">
      {clubs.map(({ team, sport, next, matches }) => {
        const other = next.home.id === team.id ? next.away : next.home;
        return (
          <li key={team.id} className="card club">
            <Crest crest={team.crest} name={team.name} size={36} />
            <div className="club-words">
              <Link to={teamPath(t.language, team)} className="ellipsis strong club-link" prefetch="intent">
                {team.name}
              </Link>
              <span className="ellipsis faint">
                <SportIcon sport={sport} className="club-sport" /> {next.champName} · {t('common.matches', { n: matches })}
              </span>
              <span className="ellipsis">
                {next.live ? <span className="top-event-live">{t('status.live')}</span> : <KickoffTime startsAt={next.startsAt} />}
                {other ? <span className="faint"> · {other.name}</span> : null}
              </span>
            </div>
            <FavoriteButton className="club-star" kind="teams" id={team.id} name={team.name} />
          </li>
        );
      })}
    </ul>
  );
}
