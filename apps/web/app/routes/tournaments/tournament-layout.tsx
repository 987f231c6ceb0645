import '../../features/champ/champ.css';
import '../../features/tournament/tournament.css';
import { GLOBAL_CHAMPS } from '@touchline/catalogue/sport/global-champs';
import { chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback } from 'react';
import { Link, Outlet } from 'react-router';
import { nameOf, readTournament } from '../../features/tournament/read-tournament.ts';
import { TournamentHero } from '../../features/tournament/tournament-hero.tsx';
import { type MatchPathBuilder, MatchPathContext } from '../../live/match-path-builder.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { tournamentMatchPath, tournamentPath } from '../../shell/paths.ts';
import type { Route } from './+types/tournament-layout.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const lng = requireLanguage(params.lang);
  return {
    head: await readTournament(context.get(loaderContext), lng, params.slug),
    all: GLOBAL_CHAMPS.map((one) => ({ slug: one.slug, name: nameOf(one, lng) })),
  };
}

/** The head of every page of a great tournament. */
export default function Tournament({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { head, all } = loaderData;
  const address = useCallback<MatchPathBuilder>((language, match) => tournamentMatchPath(language, head.slug, match), [head.slug]);
  return (
    <>
      <TournamentHero head={head} />
      <MatchPathContext value={address}>
        <Outlet />
      </MatchPathContext>
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
