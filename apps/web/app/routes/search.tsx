import { translate } from '@touchline/i18n/translate';
import { Card } from '@touchline/ui/card';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { useMemo } from 'react';
import { FoundChamps } from '../features/line/found-champs.tsx';
import { FoundTeams } from '../features/line/found-teams.tsx';
import { groupByChamp } from '../features/line/group-by-champ.ts';
import { MatchList } from '../features/line/match-list.tsx';
import { RecentSearches } from '../features/line/recent-searches.tsx';
import { SearchField } from '../features/line/search-field.tsx';
import { useLiveList } from '../features/line/use-live-list.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/search.ts';

/** R109. */
const MAX_LENGTH = 100;
const MIN_LENGTH = 2;
const SHOWN_TEAMS = 9;
const NOTHING = { matches: [], champs: [], competitors: [], total: 0 };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, MAX_LENGTH);
  const query = { lng, text, limit: 50 };
  const [line, live] =
    text.length < MIN_LENGTH
      ? [NOTHING, NOTHING]
      : await Promise.all([
          orPage(services.call('search', { bind: { kind: 'line' }, query })),
          orPage(services.call('search', { bind: { kind: 'live' }, query })),
        ]);
  return {
    text,
    line,
    live,
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/search`,
      { title: `${translate(lng, 'search.title')} · Touchline`, description: translate(lng, 'search.placeholder') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S072: matches, championships and teams by the beginnings of their words, in any alphabet. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
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
      <h1 className="sr">{t('search.title')}</h1>
      <SearchField text={text} />
      <p className="sr" role="status">
        {searched ? t('search.found', { n: total }) : ''}
      </p>
      <RecentSearches text={text} found={searched && total > 0} />
      {searched || text === '' ? null : (
        <Card>
          <Empty title={t('search.title')} text={t('search.hint')} />
        </Card>
      )}
      {searched && total === 0 && champs.length === 0 && teams.length === 0 ? (
        <Card>
          <Empty title={t('search.empty.title', { query: text })} text={t('search.empty.text')} />
        </Card>
      ) : null}
      <FoundChamps champs={champs} />
      <FoundTeams teams={teams.slice(0, SHOWN_TEAMS)} />
      {liveChamps.length > 0 ? (
        <>
          <div className="h2row">
            <h2>
              <span className="dot live" />
              {t('nav.live')}
            </h2>
          </div>
          <MatchList champs={liveChamps} feed="live" withSport />
        </>
      ) : null}
      {lineChamps.length > 0 ? (
        <>
          <div className="h2row">
            <h2>{t('home.upcoming')}</h2>
          </div>
          <MatchList champs={lineChamps} feed="line" withSport />
        </>
      ) : null}
    </>
  );
}
