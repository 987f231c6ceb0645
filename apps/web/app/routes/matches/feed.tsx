import { sportById } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import { FilterButton } from '../../features/highlights/filter/filter-button.tsx';
import { EmptyMatchList } from '../../features/line/feed-states.tsx';
import { LoadMore } from '../../features/line/load-more.tsx';
import { MatchList } from '../../features/line/match-list.tsx';
import { PauseButton } from '../../features/line/pause-button.tsx';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { TimeChips } from '../../features/line/time-chips.tsx';
import { timeGroup, windowOf } from '../../features/line/time-window.ts';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { HiddenSportNote } from '../../shell/hidden-sports/hidden-sport-note.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { feedFromPath, feedPath, sportPath } from '../../shell/paths.ts';
import { listOrderQuery } from '../../shell/preferences/preferences.ts';
import type { Route } from './+types/feed.ts';

/** R121. */
const PAGE_SIZE = 50;
const MAX_PAGES = 20;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const feed = feedFromPath(url.pathname);
  const sport = params.sport === undefined ? null : requireSport(services, params.sport);
  const page = Math.min(MAX_PAGES, Math.max(1, Number(url.searchParams.get('page')) || 1));
  const within = feed === 'line' ? (timeGroup(url.searchParams.get('within')) ?? null) : null;
  const bind = { kind: feed };
  const [list, sports] = await Promise.all([
    orErrorPage(
      services.call('get1x2', {
        bind,
        query: {
          lng,
          count: PAGE_SIZE,
          page,
          ...(feed === 'line' ? listOrderQuery(request) : {}),
          ...(sport ? { sports: String(sport.id) } : {}),
          ...(within ? windowOf(within, services.now) : {}),
        },
      }),
    ),
    services.call('getSportsShort', { bind, query: { lng } }),
  ]);
  const name = sport ? translate(lng, `sport.${sport.id}`) : null;
  const live = feed === 'live';
  return {
    feed,
    sport: sport && name !== null ? { id: sport.id, name } : null,
    list,
    page,
    pageSize: PAGE_SIZE,
    within,
    sports: sports.flatMap((one) => (one[feed] > 0 ? [{ id: one.id, name: one.name, count: one[feed] }] : [])),
    seo: buildSeo(services, url.pathname, {
      title:
        name === null
          ? `${translate(lng, live ? 'live.title' : 'line.title')}`
          : `${live ? `${translate(lng, 'nav.live')}: ` : ''}${translate(lng, 'line.sport-title', { sport: name })}`,
      description:
        name === null
          ? translate(lng, live ? 'live.description' : 'frame.description')
          : translate(lng, 'line.sport-description', { sport: name, n: list.total }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S049: all matches of a feed, or of one sport in it. */
export default function Feed({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { feed, sport, list, page, pageSize, within, sports } = loaderData;
  const champs = useLiveList(list.champs, sport ? `${feed}:sport:${sport.id}` : feed);
  const shown = champs.reduce((sum, champ) => sum + champ.matches.length, 0);
  const total = sports.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      {sport ? (
        <section className="card sport-head">
          <SportIcon sport={sport.id} />
          <div>
            <h1>{sport.name}</h1>
            <p className="figures">{t('common.matches', { n: list.total })}</p>
          </div>
          <PauseButton />
          <FeedTabs sport={sport.id} />
        </section>
      ) : (
        <div className="heading-row">
          <h1>
            {feed === 'live' ? <span className="status-dot heading-dot" /> : null}
            {t(feed === 'live' ? 'live.title' : 'line.title')} <span className="heading-count figures">{total}</span>
          </h1>
          <span className="spacer" />
          <PauseButton />
        </div>
      )}
      {sport ? <HiddenSportNote sport={sport.id} /> : null}
      <SportChips
        all={{ id: 0, name: t('common.all'), count: total, to: feedPath(t.language, feed) }}
        sports={sports.map((one) => ({ ...one, to: sportPath(t.language, feed, one.id) }))}
        current={sport?.id ?? null}
      />
      {feed === 'line' ? (
        <div className="filter-line">
          <TimeChips current={within} any />
          <FilterButton sport={sport ? sportById(sport.id).slug : ''} />
        </div>
      ) : null}
      {champs.length > 0 ? <MatchList champs={champs} feed={feed} withSport={sport === null} /> : <EmptyMatchList feed={feed} />}
      <LoadMore page={page} pageSize={pageSize} shown={shown} total={list.total} />
    </>
  );
}

function FeedTabs({ sport }: { readonly sport: number }) {
  const t = useTranslator();
  return (
    <nav className="section-tabs" aria-label={t('line.filter.time')}>
      <NavLink to={sportPath(t.language, 'line', sport)}>{t('home.upcoming')}</NavLink>
      <NavLink to={sportPath(t.language, 'live', sport)}>
        <span className="status-dot" />
        {t('nav.live')}
      </NavLink>
    </nav>
  );
}
