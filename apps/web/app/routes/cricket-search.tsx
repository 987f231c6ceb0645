import { useTexts } from '@touchline/ui/texts';
import { useMemo } from 'react';
import { cricketSeo } from '../features/cricket/cricket-seo.ts';
import { CRICKET } from '../features/cricket/read-cricket.ts';
import { FoundChamps } from '../features/line/found-champs.tsx';
import { FoundTeams, type Team } from '../features/line/found-teams.tsx';
import { groupByChamp } from '../features/line/group-by-champ.ts';
import { MatchList } from '../features/line/match-list.tsx';
import { SearchField } from '../features/line/search-field.tsx';
import { useLiveList } from '../features/line/use-live-list.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/cricket-search.ts';

/** R109. */
const MAX_LENGTH = 100;
const MIN_LENGTH = 2;
const LIMIT = 200;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, MAX_LENGTH);
  const searched = text.length >= MIN_LENGTH;
  const query = { lng, text, limit: LIMIT };
  const found = searched
    ? await Promise.all([
        orPage(services.call('search', { bind: { kind: 'live' }, query })),
        orPage(services.call('search', { bind: { kind: 'line' }, query })),
      ])
    : [];
  const everything = searched
    ? []
    : (await orPage(services.call('get1x2', { bind: { kind: 'line' }, query: { lng, sports: String(CRICKET), count: LIMIT } }))).champs;
  const teams = new Map<number, Team>();
  for (const one of found.flatMap(({ competitors }) => competitors)) if (one.sport === CRICKET) teams.set(one.id, one);
  for (const { home, away } of everything.flatMap(({ matches }) => matches))
    for (const one of [home, away]) if (one) teams.set(one.id, { ...one, sport: CRICKET });
  return {
    text,
    searched,
    matches: found.flatMap(({ matches }) => matches).filter(({ sport }) => sport === CRICKET),
    champs: [...new Map(found.flatMap(({ champs }) => champs).map((champ) => [champ.id, champ])).values()].filter(
      ({ sport }) => sport === CRICKET,
    ),
    teams: [...teams.values()].sort((a, b) => a.name.localeCompare(b.name, lng)),
    seo: cricketSeo(services.publicOrigin, lng, 'search'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S089: a search that knows cricket only. Before the first letter, all its teams. */
export default function CricketSearch({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
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
      <h1 className="sr">{t('cricket.tab.search')}</h1>
      <SearchField text={text} />
      <p className={searched ? 'sr' : 'mut'} role="status">
        {searched ? t('search.found', { n: matches.length }) : t('cricket.search.hint')}
      </p>
      {searched ? null : (
        <div className="h2row">
          <h2>{t('cricket.search.all')}</h2>
        </div>
      )}
      <FoundChamps champs={champs} />
      <FoundTeams teams={teams} />
      <MatchList champs={live} feed="live" />
      <MatchList champs={line} feed="line" />
    </>
  );
}
