import '../features/champ/champ.css';
import '../features/tournament/tournament.css';
import { GLOBAL_CHAMPS } from '@touchline/catalogue/global-champs';
import { chipClass } from '@touchline/ui/chip';
import { useTexts } from '@touchline/ui/texts';
import { useCallback } from 'react';
import { Link, Outlet } from 'react-router';
import { tournamentGamePath, tournamentPath } from '../addresses.ts';
import { readTournament } from '../features/tournament/read-tournament.ts';
import { TournamentHero } from '../features/tournament/tournament-hero.tsx';
import { type MatchAddress, MatchAddressContext } from '../live/match-address.ts';
import { languageOf } from '../loader-guards.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/tournament.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const lng = languageOf(params.lang);
  return {
    head: await readTournament(context.get(servicesContext), lng, params.slug),
    all: GLOBAL_CHAMPS.map((one) => ({ slug: one.slug, name: one.names[lng] })),
  };
}

/** The head of every page of a great tournament. */
export default function Tournament({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { head, all } = loaderData;
  const address = useCallback<MatchAddress>((language, match) => tournamentGamePath(language, head.slug, match), [head.slug]);
  return (
    <>
      <TournamentHero head={head} />
      <MatchAddressContext value={address}>
        <Outlet />
      </MatchAddressContext>
      <nav className="chips" aria-label={t('tournament.all')}>
        {all.map(({ slug, name }) => (
          <Link key={slug} className={chipClass(slug === head.slug)} to={tournamentPath(t.language, slug)} prefetch="intent">
            {name}
          </Link>
        ))}
      </nav>
    </>
  );
}
