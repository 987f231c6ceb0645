import '../features/champ/champ.css';
import '../features/tournament/tournament.css';
import { Outlet } from 'react-router';
import { readTournament } from '../features/tournament/read-tournament.ts';
import { TournamentHero } from '../features/tournament/tournament-hero.tsx';
import { languageOf } from '../loader-guards.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/tournament.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  return { head: await readTournament(context.get(servicesContext), languageOf(params.lang), params.slug) };
}

/** The head of every page of a great tournament. */
export default function Tournament({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <TournamentHero head={loaderData.head} />
      <Outlet />
    </>
  );
}
