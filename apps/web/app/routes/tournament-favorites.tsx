import type { MatchRow } from '@touchline/contract/line-shapes';
import { CardHead } from '@touchline/ui/card';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useMemo } from 'react';
import { useFavoriteLists } from '../features/favorites/favorites-provider.tsx';
import { FoundTeams, type Team } from '../features/line/found-teams.tsx';
import { groupByChamp } from '../features/line/group-by-champ.ts';
import { MatchList } from '../features/line/match-list.tsx';
import { useLiveList } from '../features/line/use-live-list.ts';
import { readSeason, readTournament } from '../features/tournament/read-tournament.ts';
import { tournamentSeo } from '../features/tournament/tournament-seo.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/tournament-favorites.ts';

const MOST = 400;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const head = await readTournament(services, lng, params.slug);
  const query = { lng, globalChamp: head.slug, count: MOST };
  const [line, live, season] = await Promise.all([
    orPage(services.call('gamesByGlobalChamp', { bind: { kind: 'line' }, query })),
    orPage(services.call('gamesByGlobalChamp', { bind: { kind: 'live' }, query })),
    readSeason(services, lng, head.champId),
  ]);
  const matches = [...live.matches, ...line.matches];
  const teams = new Map<number, Team>();
  for (const { competitor } of season?.stage.table ?? []) teams.set(competitor.id, { ...competitor, sport: head.sport ?? 0 });
  for (const { home, away, sport } of matches)
    for (const one of [home, away]) if (one && away && !teams.has(one.id)) teams.set(one.id, { ...one, sport });
  return { head, matches, teams: [...teams.values()], seo: tournamentSeo(services.publicOrigin, lng, head, 'favorites') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

const ofFeed = (matches: readonly MatchRow[], feed: 'line' | 'live'): MatchRow[] => matches.filter(({ kind }) => kind === feed);

/** S080: the starred matches of the tournament and those of starred teams; all its teams to star stand below. */
export default function TournamentFavorites({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { head, matches, teams } = loaderData;
  const lists = useFavoriteLists();
  const chosen = useMemo(() => {
    const games = new Set(lists.games);
    const starred = new Set(lists.teams);
    return matches.filter(({ id, home, away }) => games.has(id) || starred.has(home.id) || (away !== null && starred.has(away.id)));
  }, [matches, lists]);
  const { champs } = head;
  const live = useLiveList(
    useMemo(() => groupByChamp(ofFeed(chosen, 'live'), champs), [chosen, champs]),
    null,
  );
  const line = useLiveList(
    useMemo(() => groupByChamp(ofFeed(chosen, 'line'), champs), [chosen, champs]),
    null,
  );
  return (
    <>
      {chosen.length === 0 ? <Note icon="star">{t('tournament.favorites.text')}</Note> : null}
      <MatchList champs={live} feed="live" withSport={head.champs.length > 1} />
      <MatchList champs={line} feed="line" withSport={head.champs.length > 1} />
      <section>
        <CardHead title={t('tournament.favorites.teams')} />
        <FoundTeams teams={teams} />
      </section>
    </>
  );
}
