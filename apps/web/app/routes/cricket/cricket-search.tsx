import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { buildCricketSeo } from '../../features/cricket/build-cricket-seo.ts';
import { CRICKET_SPORT_ID } from '../../features/cricket/read-cricket.ts';
import { ChampResults } from '../../features/line/champ-results.tsx';
import { groupByChamp } from '../../features/line/group-by-champ.ts';
import { MatchList } from '../../features/line/match-list.tsx';
import { SearchField } from '../../features/line/search-field.tsx';
import { type TeamResult, TeamResults } from '../../features/line/team-results.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/cricket-search.ts';

/** R109. */
const MAX_LENGTH = 100;
const MIN_LENGTH = 2;
const LIMIT = 200;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, MAX_LENGTH);
  const searched = text.length >= MIN_LENGTH;
  const query = { lng, text, limit: LIMIT };
  const found = searched
    ? await Promise.all([
        orErrorPage(services.call('search', { bind: { kind: 'live' }, query })),
        orErrorPage(services.call('search', { bind: { kind: 'line' }, query })),
      ])
    : [];
  const everything = searched
    ? []
    : (
        await orErrorPage(
          services.call('get1x2', { bind: { kind: 'line' }, query: { lng, sports: String(CRICKET_SPORT_ID), count: LIMIT } }),
        )
      ).champs;
  const teams = new Map<number, TeamResult>();
  for (const one of found.flatMap(({ competitors }) => competitors)) if (one.sport === CRICKET_SPORT_ID) teams.set(one.id, one);
  for (const { home, away } of everything.flatMap(({ matches }) => matches))
    for (const one of [home, away]) if (one) teams.set(one.id, { ...one, sport: CRICKET_SPORT_ID });
  return {
    text,
    searched,
    matches: found.flatMap(({ matches }) => matches).filter(({ sport }) => sport === CRICKET_SPORT_ID),
    champs: [...new Map(found.flatMap(({ champs }) => champs).map((champ) => [champ.id, champ])).values()].filter(
      ({ sport }) => sport === CRICKET_SPORT_ID,
    ),
    teams: [...teams.values()].sort((a, b) => a.name.localeCompare(b.name, lng)),
    seo: buildCricketSeo(services, lng, 'search'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S089: a search that knows cricket only. Before the first letter, all its teams. */
export default function CricketSearch({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { text, searched, matches, champs, teams } = loaderData;
  const live = useLiveList(
    useMemo(
      () =>
        groupByChamp(
          matches.filter(({ kind }) => kind === 'live'),
          champs,
        ),
      [matches, champs],
    ),
    null,
  );
  const line = useLiveList(
    useMemo(
      () =>
        groupByChamp(
          matches.filter(({ kind }) => kind === 'line'),
          champs,
        ),
      [matches, champs],
    ),
    null,
  );
  return (
    <>
      <h1 className="screen-reader-only">{t('cricket.tab.search')}</h1>
      <SearchField text={text} />
      <p className={searched ? 'screen-reader-only' : 'muted'} role="status">
        {searched ? t('search.found', { n: matches.length }) : t('cricket.search.hint')}
      </p>
      {searched ? null : (
        <div className="heading-row">
          <h2>{t('cricket.search.all')}</h2>
        </div>
      )}
      <ChampResults champs={champs} />
      <TeamResults teams={teams} />
      <MatchList champs={live} feed="live" />
      <MatchList champs={line} feed="line" />
    </>
  );
}
