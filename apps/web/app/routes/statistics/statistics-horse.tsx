import { statisticsTexts } from '../../features/statistics/frame/statistics-seo.ts';
import { HorsePage } from '../../features/statistics/pages/horse-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/statistics-horse.ts';

/** Horse (S205, R011). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const statistics = await orErrorPage(services.call('getHorseStatistics', { query: { lng, horseId: Number(params.horse) } }));
  return { statistics, seo: buildSeo(services, url.pathname, statisticsTexts(lng, statistics.horse.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsHorse({ loaderData }: Route.ComponentProps) {
  return <HorsePage statistics={loaderData.statistics} />;
}
