import '../../features/highlights/styles/clubs.css';
import type { InputFor } from '@touchline/contract/calls';
import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { useFavoriteLists } from '../../features/favorites/favorites-provider.tsx';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { TopEventsTabs } from '../../features/highlights/top-events-tabs.tsx';
import { MatchListSkeleton } from '../../features/line/feed-states.tsx';
import { type LoaderContext, loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { highlightPath } from '../../shell/paths.ts';
import type { Route } from './+types/top-events-favorites.ts';
import { HighlightMatches } from './highlight-matches.tsx';

type Champ = ChampView & { readonly matches: readonly MatchRow[] };

const digits = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 200);

/** A guest's favourites are known to the browser only: it asks for the rows by `games`, `champs` and `teams`. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const games = digits(url.searchParams.get('games'));
  const champs = digits(url.searchParams.get('champs'));
  const teams = digits(url.searchParams.get('teams'));
  const wanted = [
    ...(games.length > 0 ? [{ code: codesOf(games) }] : []),
    ...(champs.length > 0 ? [{ champs: champs.join(',') }] : []),
    ...(teams.length > 0 ? [{ teams: teams.join(',') }] : []),
  ];
  const read = async (kind: 'live' | 'line'): Promise<Champ[]> =>
    joined(await Promise.all(wanted.map((some) => readSome(services, kind, { lng, stream: 'top-events', count: 100, ...some }))));
  const [live, line] = await Promise.all([read('live'), read('line')]);
  return {
    asked: wanted.length > 0,
    live,
    line,
    seo: buildSeo(
      services,
      url.pathname,
      {
        title: `${translate(lng, 'sections.top-events.favorites')}`,
        description: translate(lng, 'sections.top-events.favorites-lead'),
      },
      false,
    ),
  };
}

/** Short codes of as many matches as one question takes (400 characters, a code has up to six and its comma). */
const codesOf = (games: readonly number[]): string =>
  games
    .slice(0, 56)
    .map((id) => id.toString(36))
    .join(',');

const readSome = async (services: LoaderContext, kind: 'live' | 'line', query: NonNullable<InputFor<'get1x2'>['query']>) =>
  (await orErrorPage(services.call('get1x2', { bind: { kind }, query }))).champs;

/** Several lists as one: a championship once, a match once. */
function joined(lists: readonly (readonly Champ[])[]): Champ[] {
  const found = new Map<number, Champ>();
  for (const champ of lists.flat()) {
    const before = found.get(champ.id)?.matches ?? [];
    const known = new Set(before.map((match) => match.id));
    found.set(champ.id, { ...champ, matches: [...before, ...champ.matches.filter((match) => !known.has(match.id))] });
  }
  return [...found.values()];
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The visitor's favourites of the top events (S097). */
export default function TopEventsFavorites() {
  const t = useTranslator();
  const lists = useFavoriteLists();
  const { data, load } = useFetcher<typeof loader>();
  const games = lists.games.join(',');
  const champs = lists.championships.join(',');
  const teams = lists.teams.join(',');
  const follows = games !== '' || champs !== '' || teams !== '';
  useEffect(() => {
    if (follows) void load(`?${new URLSearchParams({ games, champs, teams })}`);
  }, [follows, games, champs, teams, load]);
  const found = data?.asked ? data : null;
  return (
    <>
      <HighlightHeader
        mark={<Icon name="star-on" />}
        title={t('sections.top-events.favorites')}
        lead={t('sections.top-events.favorites-lead')}
      >
        <TopEventsTabs />
      </HighlightHeader>
      {follows && !found ? (
        <MatchListSkeleton />
      ) : found && found.live.length + found.line.length > 0 ? (
        <HighlightMatches live={found.live} line={found.line} withSport />
      ) : (
        <Card>
          <EmptyState title={t('sections.top-events.none')} text={t('favourites.empty.text')}>
            <Link className={buttonClass('brand')} to={highlightPath(t.language, 'top-events')}>
              {t('sections.top-events.choose')}
            </Link>
          </EmptyState>
        </Card>
      )}
    </>
  );
}
