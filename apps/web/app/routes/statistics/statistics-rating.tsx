import { statisticsTexts } from '../../features/statistics/frame/statistics-seo.ts';
import { RatingPage } from '../../features/statistics/pages/rating-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/statistics-rating.ts';

/** Rating (S204): sport, rating; where no rating has the id, that of the game that has it (R010). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const id = Number(params.rating);
  const query = { lng, sportId: Number(params.sport ?? 0) };
  const rating = await services
    .call('getRating', { query: { ...query, ratingId: id } })
    .catch(() => orErrorPage(services.call('getRating', { query: { ...query, gameId: id } })));
  return { rating, seo: buildSeo(services, url.pathname, statisticsTexts(lng, rating.champ.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsRating({ loaderData }: Route.ComponentProps) {
  return <RatingPage rating={loaderData.rating} />;
}
