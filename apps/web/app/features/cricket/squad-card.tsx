import type { ReplyFor } from '@touchline/contract/calls';
import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { cricketAthletePath } from '../../shell/paths.ts';

interface SquadCardProps {
  readonly team: string;
  readonly squad: readonly Pick<ReplyFor<'getShortPlayers'>[number], 'id' | 'name' | 'number' | 'position'>[];
  /** The player whose page it stands on. */
  readonly currentId: number;
}

/** The team's players, each the way to a page of his own. */
export function SquadCard({ team, squad, currentId }: SquadCardProps) {
  const t = useTranslator();
  return (
    <section className="card">
      <CardHeader title={t('cricket.player.team-mates', { team })} />
      <ul className="cricket-squad">
        {squad.map((one) => (
          <li key={one.id}>
            <Link to={cricketAthletePath(t.language, one)} aria-current={one.id === currentId ? 'page' : undefined}>
              <span className="figures faint">{one.number}</span>
              <span className="ellipsis">{one.name}</span>
              <small>{t.find(`cricket.role.${one.position}`) ?? one.position}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
