import { sportById } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { statisticsTexts } from '../../features/statistics/frame/statistics-seo.ts';
import { MatchStatisticsPage } from '../../features/statistics/pages/match-statistics-page.tsx';
import { isGameTab } from '../../features/statistics/pages/match-tabs.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/statistics-match.ts';

/** Families whose play is counted in minutes. */
const CLOCKED: ReadonlySet<string> = new Set(['team-ball', 'stick', 'cyber', 'virtual', 'water']);

/** Game (S199): sport, game, tab (R005). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const gameId = Number(params.game);
  const tab = params.tab ?? 'main';
  if (!isGameTab(tab)) notFound();
  const statistics = await orErrorPage(services.call('getGameStatistics', { query: { lng, sportId: Number(params.sport), gameId } }));
  const { game, status } = statistics;
  const [race, prices] = await Promise.all([
    status.race ? services.call('getHorsesRace', { query: { lng, raceid: gameId } }).catch(() => null) : null,
    // Without its prices the page is still a page.
    status.graph && tab === 'main' ? services.call('getPriceGraph', { query: { lng, gameId, points: 60 } }).catch(() => null) : null,
  ]);
  const name = game.away ? translate(lng, 'common.vs', { home: game.home.name, away: game.away.name }) : game.home.name;
  return {
    statistics,
    tab,
    race,
    prices,
    clocked: CLOCKED.has(sportById(game.sport).family),
    seo: buildSeo(services, url.pathname, statisticsTexts(lng, name), false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsGame({ loaderData }: Route.ComponentProps) {
  const { statistics, tab, race, prices, clocked } = loaderData;
  return <MatchStatisticsPage statistics={statistics} tab={tab} race={race} prices={prices} clocked={clocked} />;
}
