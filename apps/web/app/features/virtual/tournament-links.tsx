import type { ChampCount } from '@touchline/contract/line/calls';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { champPath } from '../../shell/paths.ts';

/** The tournaments of a section with their numbers of matches; those that are played now lead to what is played. */
export function TournamentLinks({ champs }: { readonly champs: readonly ChampCount[] }) {
  const t = useTranslator();
  if (champs.length === 0) return null;
  return (
    <section className="card" aria-label={t('virtual.tournaments')}>
      <div className="card-head">
        <h2>{t('virtual.tournaments')}</h2>
      </div>
      <div className="tournaments">
        {champs.map((champ) => (
          <Link key={champ.id} to={champPath(t.language, champ.live > 0 ? 'live' : 'line', champ)} prefetch="intent">
            <SportIcon sport={champ.sport} className="dimmed" />
            <span className="ellipsis" title={champ.name}>
              {champ.name}
            </span>
            {champ.live > 0 ? <span className="status-dot" /> : null}
            <span className="tournament-count figures">{champ.matches}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
