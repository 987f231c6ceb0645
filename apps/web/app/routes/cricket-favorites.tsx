import type { MatchRow } from '@touchline/contract/line-shapes';
import { CardHead } from '@touchline/ui/card';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useMemo } from 'react';
import { cricketSeo } from '../features/cricket/cricket-seo.ts';
import { CRICKET } from '../features/cricket/read-cricket.ts';
import { useFavoriteLists } from '../features/favorites/favorites-provider.tsx';
import { FoundTeams, type Team } from '../features/line/found-teams.tsx';
import { MatchList } from '../features/line/match-list.tsx';
import { useLiveList } from '../features/line/use-live-list.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/cricket-favorites.ts';

const MOST = 500;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const query = { lng, sports: String(CRICKET), count: MOST };
  const [line, live] = await Promise.all([
    orPage(services.call('get1x2', { bind: { kind: 'line' }, query })),
    orPage(services.call('get1x2', { bind: { kind: 'live' }, query })),
  ]);
  const teams = new Map<number, Team>();
  for (const { home, away, sport } of [...live.champs, ...line.champs].flatMap(({ matches }) => matches))
    for (const one of [home, away]) if (one) teams.set(one.id, { ...one, sport });
  return {
    line: line.champs,
    live: live.champs,
    teams: [...teams.values()].sort((a, b) => a.name.localeCompare(b.name, lng)),
    seo: cricketSeo(services.publicOrigin, lng, 'favorites'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

type Stars = ReturnType<typeof useFavoriteLists>;
type Champ = Route.ComponentProps['loaderData']['line'][number];

/** What is starred itself, or belongs to a starred team or championship. */
const starred = (champs: readonly Champ[], { games, championships, teams }: Stars): Champ[] =>
  champs.flatMap((champ) => {
    const wanted = ({ id, home, away }: MatchRow): boolean =>
      games.includes(id) || championships.includes(champ.id) || teams.includes(home.id) || (away !== null && teams.includes(away.id));
    const matches = champ.matches.filter(wanted);
    return matches.length > 0 ? [{ ...champ, matches }] : [];
  });

/** S088: starred cricket, and the teams to star. */
export default function CricketFavorites({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const lists = useFavoriteLists();
  const live = useLiveList(
    useMemo(() => starred(loaderData.live, lists), [loaderData.live, lists]),
    null,
  );
  const line = useLiveList(
    useMemo(() => starred(loaderData.line, lists), [loaderData.line, lists]),
    null,
  );
  return (
    <>
      <div className="h2row">
        <h1>{t('cricket.tab.favorites')}</h1>
      </div>
      {live.length + line.length === 0 ? <Note icon="star">{t('cricket.favorites.text')}</Note> : null}
      <MatchList champs={live} feed="live" />
      <MatchList champs={line} feed="line" />
      <section>
        <CardHead title={t('favourites.teams')} />
        <FoundTeams teams={loaderData.teams} />
      </section>
    </>
  );
}
