import { PlayerPage } from '../features/statistics/player-page.tsx';
import { statisticsTexts } from '../features/statistics/statistics-seo.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/statistics-player.ts';

/** Player (S201): sport, player (R007). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const statistics = await orPage(
    services.call('getPlayerStatistics', { query: { lng, sportId: Number(params.sport ?? 0), playerId: Number(params.player) } }),
  );
  return { statistics, seo: seoOf(services.publicOrigin, url.pathname, statisticsTexts(lng, statistics.player.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsPlayer({ loaderData }: Route.ComponentProps) {
  return <PlayerPage statistics={loaderData.statistics} />;
}
