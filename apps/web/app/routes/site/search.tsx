import { translate } from '@touchline/i18n/translate';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { ChampResults } from '../../features/line/champ-results.tsx';
import { groupByChamp } from '../../features/line/group-by-champ.ts';
import { MatchList } from '../../features/line/match-list.tsx';
import { RecentSearches } from '../../features/line/recent-searches.tsx';
import { SearchField } from '../../features/line/search-field.tsx';
import { TeamResults } from '../../features/line/team-results.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/search.ts';

/** R109. */
const MAX_LENGTH = 100;
const MIN_LENGTH = 2;
const SHOWN_TEAMS = 9;
const NOTHING = { matches: [], champs: [], competitors: [], total: 0 };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, MAX_LENGTH);
  const query = { lng, text, limit: 50 };
  const [line, live] =
    text.length < MIN_LENGTH
      ? [NOTHING, NOTHING]
      : await Promise.all([
          orErrorPage(services.call('search', { bind: { kind: 'line' }, query })),
          orErrorPage(services.call('search', { bind: { kind: 'live' }, query })),
        ]);
  return {
    text,
    line,
    live,
    seo: buildSeo(
      services,
      `/${lng}/search`,
      { title: `${translate(lng, 'search.title')}`, description: translate(lng, 'search.placeholder') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S072: matches, championships and teams by the beginnings of their words, in any alphabet. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { text, line, live } = loaderData;
  const liveChamps = useLiveList(
    useMemo(() => groupByChamp(live.matches, live.champs), [live]),
    null,
  );
  const lineChamps = useLiveList(
    useMemo(() => groupByChamp(line.matches, line.champs), [line]),
    null,
  );
  const champs = useMemo(() => [...new Map([...live.champs, ...line.champs].map((champ) => [champ.id, champ])).values()], [live, line]);
  const teams = useMemo(
    () => [...new Map([...live.competitors, ...line.competitors].map((team) => [team.id, team])).values()],
    [live, line],
  );
  const total = live.total + line.total;
  const searched = text.length >= MIN_LENGTH;
  return (
    <>
      <h1 className="screen-reader-only">{t('search.title')}</h1>
      <SearchField text={text} />
      <p className="screen-reader-only" role="status">
        {searched ? t('search.found', { n: total }) : ''}
      </p>
      <RecentSearches text={text} found={searched && total > 0} />
      {searched || text === '' ? null : (
        <Card>
          <EmptyState title={t('search.title')} text={t('search.hint')} />
        </Card>
      )}
      {searched && total === 0 && champs.length === 0 && teams.length === 0 ? (
        <Card>
          <EmptyState title={t('search.empty.title', { query: text })} text={t('search.empty.text')} />
        </Card>
      ) : null}
      <ChampResults champs={champs} />
      <TeamResults teams={teams.slice(0, SHOWN_TEAMS)} />
      {liveChamps.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>
              <span className="status-dot heading-dot" />
              {t('nav.live')}
            </h2>
          </div>
          <MatchList champs={liveChamps} feed="live" withSport />
        </>
      ) : null}
      {lineChamps.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{t('home.upcoming')}</h2>
          </div>
          <MatchList champs={lineChamps} feed="line" withSport />
        </>
      ) : null}
    </>
  );
}
