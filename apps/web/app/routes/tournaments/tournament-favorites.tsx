import type { MatchRow } from '@touchline/contract/line/shapes';
import { Callout } from '@touchline/ui/callout';
import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { useFavoriteLists } from '../../features/favorites/favorites-provider.tsx';
import { groupByChamp } from '../../features/line/group-by-champ.ts';
import { MatchList } from '../../features/line/match-list.tsx';
import { type TeamResult, TeamResults } from '../../features/line/team-results.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { buildTournamentSeo } from '../../features/tournament/build-tournament-seo.ts';
import { readSeason, readTournament } from '../../features/tournament/read-tournament.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/tournament-favorites.ts';

const MAX = 400;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const head = await readTournament(services, lng, params.slug);
  const query = { lng, globalChamp: head.slug, count: MAX };
  const [line, live, season] = await Promise.all([
    orErrorPage(services.call('gamesByGlobalChamp', { bind: { kind: 'line' }, query })),
    orErrorPage(services.call('gamesByGlobalChamp', { bind: { kind: 'live' }, query })),
    readSeason(services, lng, head.champId),
  ]);
  const matches = [...live.matches, ...line.matches];
  const teams = new Map<number, TeamResult>();
  for (const { competitor } of season?.stage.table ?? []) teams.set(competitor.id, { ...competitor, sport: head.sport ?? 0 });
  for (const { home, away, sport } of matches)
    for (const one of [home, away]) if (one && away && !teams.has(one.id)) teams.set(one.id, { ...one, sport });
  return { head, matches, teams: [...teams.values()], seo: buildTournamentSeo(services, lng, head, 'favorites') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

const ofFeed = (matches: readonly MatchRow[], feed: 'line' | 'live'): MatchRow[] => matches.filter(({ kind }) => kind === feed);

/** S080: the starred matches of the tournament and those of starred teams; all its teams to star stand below. */
export default function TournamentFavorites({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
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
      {chosen.length === 0 ? <Callout icon="star">{t('tournament.favorites.text')}</Callout> : null}
      <MatchList champs={live} feed="live" withSport={head.champs.length > 1} />
      <MatchList champs={line} feed="line" withSport={head.champs.length > 1} />
      <section>
        <CardHeader title={t('tournament.favorites.teams')} />
        <TeamResults teams={teams} />
      </section>
    </>
  );
}
