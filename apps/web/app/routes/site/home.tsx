import { sportById } from '@touchline/catalogue/sport/sports';
import { UPCOMING_GROUPS, type UpcomingGroup } from '@touchline/catalogue/timings';
import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useSearchParams } from 'react-router';
import { EmptyMatchList } from '../../features/line/feed-states.tsx';
import { MatchList } from '../../features/line/match-list.tsx';
import { PauseButton } from '../../features/line/pause-button.tsx';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { TimeChips } from '../../features/line/time-chips.tsx';
import { timeGroup, windowOf } from '../../features/line/time-window.ts';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { offeredSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { feedPath } from '../../shell/paths.ts';
import { listOrderQuery } from '../../shell/preferences/preferences.ts';
import type { Route } from './+types/home.ts';

const MAX_LIVE_ROWS = 20;
const LINE_ROWS = 30;
/** The second list begins below the edge of most screens. */
const SECOND_EAGER_ROWS = 4;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const sport = offeredSport(services, url.searchParams.get('sport') ?? '')?.id ?? null;
  const within = timeGroup(url.searchParams.get('within')) ?? null;
  const live = { kind: 'live' };
  const line = { kind: 'line' };
  const order = listOrderQuery(request);
  const soon = (key: UpcomingGroup, count: number) =>
    orErrorPage(
      services.call('get1x2', {
        bind: line,
        query: { lng, count, subGames: true, getEmpty: false, ...windowOf(key, services.now), ...order },
      }),
    );
  const [liveNow, sports, ...groups] = await Promise.all([
    orErrorPage(
      services.call('get1x2', {
        bind: live,
        query: { lng, count: MAX_LIVE_ROWS, subGames: true, ...(sport ? { sports: String(sport) } : {}) },
      }),
    ),
    services.call('getSportsShort', { bind: live, query: { lng } }),
    // Of the groups that are not shown only the number is wanted.
    ...UPCOMING_GROUPS.map(({ key }) => soon(key, 1)),
  ]);
  const counts = { '0-2': groups[0]?.total ?? 0, '2-4': groups[1]?.total ?? 0, '4+': groups[2]?.total ?? 0 };
  // Without a wish: the soonest group that has matches.
  const chosen = within ?? UPCOMING_GROUPS.find(({ key }) => counts[key] > 0)?.key ?? '0-2';
  const upcoming = await soon(chosen, LINE_ROWS);
  return {
    sport,
    live: { champs: liveNow.champs, total: liveNow.total },
    sports: sports.filter((one) => one.live > 0).map(({ id, name, live: count }) => ({ id, name, count })),
    upcoming: upcoming.champs,
    within: chosen,
    counts,
    seo: buildSeo(services, `/${lng}`, {
      title: translate(lng, 'frame.title'),
      description: translate(lng, 'frame.description'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S048: what is played now, and what starts next. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { sport, sports, live, upcoming, within, counts } = loaderData;
  const [search] = useSearchParams();
  const liveChamps = useLiveList(live.champs, sport === null ? 'live' : `live:sport:${sport}`);
  const nextChamps = useLiveList(upcoming, 'line');
  const sportAddress = (id: number | null) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('sport');
    else next.set('sport', sportById(id).slug);
    return `?${next}`;
  };
  const all = sports.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      <h1 className="screen-reader-only">{t('home.title')}</h1>
      <div className="heading-row">
        <h2>
          <span className="status-dot heading-dot" />
          {t('home.live-now')} <span className="heading-count figures">{all}</span>
        </h2>
        <span className="spacer" />
        <PauseButton />
        <Link className={buttonClass('ghost', 'xs')} to={feedPath(t.language, 'live')}>
          {t('home.see-all-live')}
        </Link>
      </div>
      {sports.length > 0 ? (
        <SportChips
          all={{ id: 0, name: t('common.all'), count: all, to: sportAddress(null) }}
          sports={sports.map((one) => ({ ...one, to: sportAddress(one.id) }))}
          current={sport}
        />
      ) : null}
      {liveChamps.length > 0 ? <MatchList champs={liveChamps} feed="live" withSport={sport === null} /> : <EmptyMatchList feed="live" />}
      <div className="heading-row heading-wrap">
        <h2>{t('home.upcoming')}</h2>
        <span className="spacer" />
        <TimeChips current={within} counts={counts} />
      </div>
      {nextChamps.length > 0 ? (
        <MatchList champs={nextChamps} feed="line" withSport eagerRows={SECOND_EAGER_ROWS} />
      ) : (
        <EmptyMatchList feed="line" />
      )}
      <div className="load-more">
        <Link className={buttonClass('ghost')} to={feedPath(t.language, 'line')}>
          {t('home.see-all-line')}
        </Link>
      </div>
    </>
  );
}
