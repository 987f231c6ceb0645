import type { CompetitorView } from '@touchline/contract/line-shapes';
import { Card } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { FavoriteStar } from '../../live/favorite-star.tsx';
import { arePeople } from './team-line.tsx';

export type Team = Pick<CompetitorView, 'id' | 'name' | 'crest'> & { readonly sport: number };

/** Teams and players by name, each with its star. */
export function FoundTeams({ teams }: { readonly teams: readonly Team[] }) {
  const t = useTexts();
  if (teams.length === 0) return null;
  return (
    <Card aria-label={t('favourites.teams')}>
      <ul className="teams">
        {teams.map((team) => (
          <li key={team.id}>
            <SportIcon sport={team.sport} className="dim" />
            <Crest crest={team.crest} name={team.name} person={arePeople(team.sport)} />
            <span className="ell" title={team.name}>
              {team.name}
            </span>
            <FavoriteStar kind="teams" id={team.id} name={team.name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
