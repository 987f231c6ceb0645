import type { CompetitorView } from '@touchline/contract/line/shapes';
import { Card } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { isPersonSport } from './competitor-row.tsx';

export type TeamResult = Pick<CompetitorView, 'id' | 'name' | 'crest'> & { readonly sport: number };

/** Teams and players by name, each with its star. */
export function TeamResults({ teams }: { readonly teams: readonly TeamResult[] }) {
  const t = useTranslator();
  if (teams.length === 0) return null;
  return (
    <Card aria-label={t('favourites.teams')}>
      <ul className="team-list">
        {teams.map((team) => (
          <li key={team.id}>
            <SportIcon sport={team.sport} className="dimmed" />
            <Crest crest={team.crest} name={team.name} person={isPersonSport(team.sport)} />
            <span className="ellipsis" title={team.name}>
              {team.name}
            </span>
            <FavoriteButton kind="teams" id={team.id} name={team.name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
