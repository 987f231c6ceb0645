import { HorsePage } from '../features/statistics/horse-page.tsx';
import { statisticsTexts } from '../features/statistics/statistics-seo.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/statistics-horse.ts';

/** Horse (S205, R011). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const statistics = await orPage(services.call('getHorseStatistics', { query: { lng, horseId: Number(params.horse) } }));
  return { statistics, seo: seoOf(services.publicOrigin, url.pathname, statisticsTexts(lng, statistics.horse.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsHorse({ loaderData }: Route.ComponentProps) {
  return <HorsePage statistics={loaderData.statistics} />;
}
