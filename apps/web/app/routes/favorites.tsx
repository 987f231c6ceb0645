import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { Confirm } from '@touchline/ui/dialog';
import { Empty } from '@touchline/ui/empty';
import { Tabs } from '@touchline/ui/tabs';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useMemo, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { feedPath } from '../addresses.ts';
import { useFavoriteLists, useFavoritesStore } from '../features/favorites/favorites-provider.tsx';
import { ListSkeleton } from '../features/line/feed-states.tsx';
import { FoundChamps } from '../features/line/found-champs.tsx';
import { MatchList } from '../features/line/match-list.tsx';
import { useLiveList } from '../features/line/use-live-list.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/favorites.ts';

const digits = (text: string | null): string => (text ?? '').replaceAll(/[^\d,]/g, '').slice(0, 3000);

/**
 * A guest's favourites are known to the browser only: the page asks for its rows by `games` and `champs`. Without them it is the empty page,
 * and the browser asks again.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const { searchParams } = url;
  const games = digits(searchParams.get('games'));
  const wanted = new Set(digits(searchParams.get('champs')).split(',').filter(Boolean).map(Number));
  const [line, live, champs] = await Promise.all([
    games ? orPage(services.call('getFavoritesFeed', { bind: { kind: 'line' }, query: { lng, games } })) : null,
    games ? orPage(services.call('getFavoritesFeed', { bind: { kind: 'live' }, query: { lng, games } })) : null,
    wanted.size > 0 ? services.call('getChamps', { bind: { kind: 'line' }, query: { lng } }) : [],
  ]);
  return {
    asked: games !== '' || wanted.size > 0,
    line: line?.champs ?? [],
    live: live?.champs ?? [],
    champs: champs.filter((champ) => wanted.has(champ.id)),
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/favorites`,
      { title: `${translate(lng, 'favourites.title')} · Touchline`, description: translate(lng, 'favourites.empty.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

type Tab = 'games' | 'championships';

/** Starred matches and championships. */
export default function Favorites() {
  const t = useTexts();
  const lists = useFavoriteLists();
  const store = useFavoritesStore();
  const fetcher = useFetcher<typeof loader>();
  const [tab, setTab] = useState<Tab>('games');
  const [asking, setAsking] = useState(false);
  const games = lists.games.join(',');
  const champs = lists.championships.join(',');
  const { load } = fetcher;
  useEffect(() => {
    if (games || champs) void load(`?${new URLSearchParams({ games, champs })}`);
  }, [games, champs, load]);
  const found = fetcher.data;
  const live = useLiveList(
    useMemo(() => found?.live ?? [], [found]),
    null,
  );
  const line = useLiveList(
    useMemo(() => found?.line ?? [], [found]),
    null,
  );
  const empty = tab === 'games' ? games === '' : champs === '';
  return (
    <>
      <div className="h2row">
        <h1>{t('favourites.title')}</h1>
        <span className="sp" />
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
        items={[
          { key: 'games', label: t('favourites.matches'), count: lists.games.length },
          { key: 'championships', label: t('favourites.championships'), count: lists.championships.length },
        ]}
      />
      <div
        id="favorites"
        role="tabpanel"
        className="live-list"
        aria-label={t(tab === 'games' ? 'favourites.matches' : 'favourites.championships')}
      >
        {empty ? (
          <Card>
            <Empty title={t('favourites.empty.title')} text={t('favourites.empty.text')}>
              <Link className={buttonClass('brand')} to={feedPath(t.language, 'line')}>
                {t('favourites.empty.action')}
              </Link>
            </Empty>
          </Card>
        ) : !found?.asked ? (
          <ListSkeleton />
        ) : tab === 'games' ? (
          <>
            <MatchList champs={live} feed="live" withSport />
            <MatchList champs={line} feed="line" withSport />
          </>
        ) : (
          <FoundChamps champs={found.champs} />
        )}
      </div>
      <Confirm
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
