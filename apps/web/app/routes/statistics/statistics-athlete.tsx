import { statisticsTexts } from '../../features/statistics/frame/statistics-seo.ts';
import { AthletePage } from '../../features/statistics/pages/athlete-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/statistics-athlete.ts';

/** Player (S201): sport, player (R007). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const statistics = await orErrorPage(
    services.call('getPlayerStatistics', { query: { lng, sportId: Number(params.sport ?? 0), playerId: Number(params.player) } }),
  );
  return { statistics, seo: buildSeo(services, url.pathname, statisticsTexts(lng, statistics.player.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsPlayer({ loaderData }: Route.ComponentProps) {
  return <AthletePage statistics={loaderData.statistics} />;
}
