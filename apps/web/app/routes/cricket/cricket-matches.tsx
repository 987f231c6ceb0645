import { useTranslator } from '@touchline/ui/translator-context';
import { buildCricketSeo } from '../../features/cricket/build-cricket-seo.ts';
import { CRICKET_SPORT_ID } from '../../features/cricket/read-cricket.ts';
import { EmptyMatchList } from '../../features/line/feed-states.tsx';
import { LoadMore } from '../../features/line/load-more.tsx';
import { MatchList } from '../../features/line/match-list.tsx';
import { TimeChips } from '../../features/line/time-chips.tsx';
import { timeGroup, windowOf } from '../../features/line/time-window.ts';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/cricket-matches.ts';

/** R121. */
const PAGE_SIZE = 50;
const MAX_PAGES = 20;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const page = Math.min(MAX_PAGES, Math.max(1, Number(url.searchParams.get('page')) || 1));
  const within = timeGroup(url.searchParams.get('within')) ?? null;
  const query = { lng, sports: String(CRICKET_SPORT_ID), count: PAGE_SIZE };
  const [line, live] = await Promise.all([
    orErrorPage(
      services.call('get1x2', {
        bind: { kind: 'line' },
        query: { ...query, page, ...(within ? windowOf(within, services.now) : {}) },
      }),
    ),
    within ? null : orErrorPage(services.call('get1x2', { bind: { kind: 'live' }, query })),
  ]);
  return {
    page,
    pageSize: PAGE_SIZE,
    within,
    total: line.total,
    line: line.champs,
    live: live?.champs ?? [],
    seo: buildCricketSeo(services, lng, 'events'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S087: all cricket matches, live and to come. */
export default function CricketEvents({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { page, pageSize, within, total } = loaderData;
  const live = useLiveList(loaderData.live, `live:sport:${CRICKET_SPORT_ID}`);
  const line = useLiveList(loaderData.line, `line:sport:${CRICKET_SPORT_ID}`);
  const shown = line.reduce((sum, champ) => sum + champ.matches.length, 0);
  return (
    <>
      <div className="heading-row">
        <h1>{t('cricket.tab.events')}</h1>
        <span className="heading-count figures">{total}</span>
      </div>
      <TimeChips current={within} any />
      {live.length > 0 ? <MatchList champs={live} feed="live" /> : null}
      {line.length > 0 ? <MatchList champs={line} feed="line" /> : live.length > 0 ? null : <EmptyMatchList feed="line" />}
      <LoadMore page={page} pageSize={pageSize} shown={shown} total={total} />
    </>
  );
}
