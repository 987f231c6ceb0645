import type { MatchRow } from '@touchline/contract/line/shapes';
import { Callout } from '@touchline/ui/callout';
import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { buildCricketSeo } from '../../features/cricket/build-cricket-seo.ts';
import { CRICKET_SPORT_ID } from '../../features/cricket/read-cricket.ts';
import { useFavoriteLists } from '../../features/favorites/favorites-provider.tsx';
import { MatchList } from '../../features/line/match-list.tsx';
import { type TeamResult, TeamResults } from '../../features/line/team-results.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/cricket-favorites.ts';

const MAX = 500;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const query = { lng, sports: String(CRICKET_SPORT_ID), count: MAX };
  const [line, live] = await Promise.all([
    orErrorPage(services.call('get1x2', { bind: { kind: 'line' }, query })),
    orErrorPage(services.call('get1x2', { bind: { kind: 'live' }, query })),
  ]);
  const teams = new Map<number, TeamResult>();
  for (const { home, away, sport } of [...live.champs, ...line.champs].flatMap(({ matches }) => matches))
    for (const one of [home, away]) if (one) teams.set(one.id, { ...one, sport });
  return {
    line: line.champs,
    live: live.champs,
    teams: [...teams.values()].sort((a, b) => a.name.localeCompare(b.name, lng)),
    seo: buildCricketSeo(services, lng, 'favorites'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

type Stars = ReturnType<typeof useFavoriteLists>;
type Champ = Route.ComponentProps['loaderData']['line'][number];

/** Matches that are starred themselves, or belong to a starred team or championship. */
const starred = (champs: readonly Champ[], { games, championships, teams }: Stars): Champ[] =>
  champs.flatMap((champ) => {
    const wanted = ({ id, home, away }: MatchRow): boolean =>
      games.includes(id) || championships.includes(champ.id) || teams.includes(home.id) || (away !== null && teams.includes(away.id));
    const matches = champ.matches.filter(wanted);
    return matches.length > 0 ? [{ ...champ, matches }] : [];
  });

/** S088: starred cricket, and the teams to star. */
export default function CricketFavorites({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
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
      <div className="heading-row">
        <h1>{t('cricket.tab.favorites')}</h1>
      </div>
      {live.length + line.length === 0 ? <Callout icon="star">{t('cricket.favorites.text')}</Callout> : null}
      <MatchList champs={live} feed="live" />
      <MatchList champs={line} feed="line" />
      <section>
        <CardHeader title={t('favourites.teams')} />
        <TeamResults teams={loaderData.teams} />
      </section>
    </>
  );
}
