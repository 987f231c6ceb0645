import type { MatchRow } from '@touchline/contract/line/shapes';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { ConfirmDialog } from '@touchline/ui/dialog';
import { EmptyState } from '@touchline/ui/empty-state';
import { Tabs } from '@touchline/ui/tabs';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useMemo, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { useFavoriteLists, useFavoritesStore } from '../../features/favorites/favorites-provider.tsx';
import { ChampResults } from '../../features/line/champ-results.tsx';
import { MatchListSkeleton } from '../../features/line/feed-states.tsx';
import { MatchList } from '../../features/line/match-list.tsx';
import { type TeamResult, TeamResults } from '../../features/line/team-results.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { feedPath } from '../../shell/paths.ts';
import type { Route } from './+types/favorites.ts';

const digits = (text: string | null): string => (text ?? '').replaceAll(/[^\d,]/g, '').slice(0, 3000);

/**
 * A guest's favourites are known to the browser only: the page asks for its rows by `games`, `champs` and `teams`. Without them it is the
 * empty page, and the browser asks again.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const { searchParams } = url;
  const games = digits(searchParams.get('games'));
  const wanted = new Set(digits(searchParams.get('champs')).split(',').filter(Boolean).map(Number));
  const teams = digits(searchParams.get('teams'));
  const [line, live, champs, teamLine, teamLive] = await Promise.all([
    games ? orErrorPage(services.call('getFavoritesFeed', { bind: { kind: 'line' }, query: { lng, games } })) : null,
    games ? orErrorPage(services.call('getFavoritesFeed', { bind: { kind: 'live' }, query: { lng, games } })) : null,
    wanted.size > 0 ? services.call('getChamps', { bind: { kind: 'line' }, query: { lng, antiSports: '' } }) : [],
    teams ? orErrorPage(services.call('getGamesTeam', { bind: { kind: 'line' }, query: { lng, teams } })) : null,
    teams ? orErrorPage(services.call('getGamesTeam', { bind: { kind: 'live' }, query: { lng, teams } })) : null,
  ]);
  return {
    asked: games !== '' || wanted.size > 0 || teams !== '',
    line: line?.champs ?? [],
    live: live?.champs ?? [],
    champs: champs.filter((champ) => wanted.has(champ.id)),
    teamLine: teamLine?.champs ?? [],
    teamLive: teamLive?.champs ?? [],
    seo: buildSeo(
      services,
      `/${lng}/favorites`,
      { title: `${translate(lng, 'favourites.title')}`, description: translate(lng, 'favourites.empty.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

type Tab = 'games' | 'championships' | 'teams';
const TAB_TEXT = { games: 'favourites.matches', championships: 'favourites.championships', teams: 'favourites.teams' } as const;
const TABS = ['games', 'championships', 'teams'] as const satisfies readonly Tab[];

/** The starred among the competitors of matches; one without a match has no name here. */
function teamsOf(champs: readonly { readonly matches: readonly MatchRow[] }[], starred: ReadonlySet<number>): TeamResult[] {
  const found = new Map<number, TeamResult>();
  for (const { matches } of champs)
    for (const { home, away, sport } of matches)
      for (const one of [home, away]) if (one && starred.has(one.id)) found.set(one.id, { ...one, sport });
  return [...found.values()];
}

const countRows = (champs: readonly { readonly matches: readonly unknown[] }[]): number =>
  champs.reduce((sum, { matches }) => sum + matches.length, 0);

/** The rows of what is starred, live ones as they change; null until they have been asked for. */
function useFavoriteRows(lists: ReturnType<typeof useFavoriteLists>) {
  const fetcher = useFetcher<typeof loader>();
  const games = lists.games.join(',');
  const champs = lists.championships.join(',');
  const teams = lists.teams.join(',');
  const { load } = fetcher;
  useEffect(() => {
    if (games || champs || teams) void load(`?${new URLSearchParams({ games, champs, teams })}`);
  }, [games, champs, teams, load]);
  const found = fetcher.data;
  const live = useLiveList(
    useMemo(() => found?.live ?? [], [found]),
    null,
  );
  const line = useLiveList(
    useMemo(() => found?.line ?? [], [found]),
    null,
  );
  const teamLive = useLiveList(
    useMemo(() => found?.teamLive ?? [], [found]),
    null,
  );
  const teamLine = useLiveList(
    useMemo(() => found?.teamLine ?? [], [found]),
    null,
  );
  const shownTeams = useMemo(() => teamsOf([...teamLive, ...teamLine], new Set(lists.teams)), [teamLive, teamLine, lists.teams]);
  return found?.asked ? { live, line, champs: found.champs, teamLive, teamLine, teams: shownTeams } : null;
}

/** S066: starred matches, championships and teams. */
export default function Favorites() {
  const t = useTranslator();
  const lists = useFavoriteLists();
  const store = useFavoritesStore();
  const [tab, setTab] = useState<Tab>('games');
  const [asking, setAsking] = useState(false);
  const rows = useFavoriteRows(lists);
  // A favourite that is not offered here (any more) has no row, and counts for nothing.
  const counts = rows
    ? { games: countRows(rows.live) + countRows(rows.line), championships: rows.champs.length, teams: rows.teams.length }
    : { games: lists.games.length, championships: lists.championships.length, teams: lists.teams.length };
  const empty = lists[tab].length === 0 || counts[tab] === 0;
  return (
    <>
      <div className="heading-row">
        <h1>{t('favourites.title')}</h1>
        <span className="spacer" />
        {empty ? null : (
          <button type="button" className={buttonClass('ghost', 'xs')} onClick={() => setAsking(true)}>
            {t('action.clear-all')}
          </button>
        )}
      </div>
      <Tabs<Tab>
        label={t('favourites.title')}
        value={tab}
        onChange={setTab}
        panelId="favorites"
        items={TABS.map((key) => ({ key, label: t(TAB_TEXT[key]), count: Math.min(counts[key], lists[key].length) }))}
      />
      <div id="favorites" role="tabpanel" className="live-list" aria-label={t(TAB_TEXT[tab])}>
        {empty ? (
          <Card>
            <EmptyState title={t('favourites.empty.title')} text={t('favourites.empty.text')}>
              <Link className={buttonClass('brand')} to={feedPath(t.language, 'line')}>
                {t('favourites.empty.action')}
              </Link>
            </EmptyState>
          </Card>
        ) : rows === null ? (
          <MatchListSkeleton />
        ) : (
          <FavoriteRows tab={tab} rows={rows} />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('action.clear-all')}
        text={t('favourites.clear-question')}
        confirmText={t('action.clear')}
        cancelText={t('action.cancel')}
        danger
        onConfirm={() => {
          store.clear(tab);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface FavoriteRowsProps {
  readonly tab: Tab;
  readonly rows: NonNullable<ReturnType<typeof useFavoriteRows>>;
}

function FavoriteRows({ tab, rows: { live, line, champs, teamLive, teamLine, teams } }: FavoriteRowsProps) {
  switch (tab) {
    case 'games':
      return (
        <>
          <MatchList champs={live} feed="live" withSport />
          <MatchList champs={line} feed="line" withSport />
        </>
      );
    case 'championships':
      return <ChampResults champs={champs} starred />;
    case 'teams':
      return (
        <>
          <TeamResults teams={teams} />
          <MatchList champs={teamLive} feed="live" withSport />
          <MatchList champs={teamLine} feed="line" withSport />
        </>
      );
  }
}
