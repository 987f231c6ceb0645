import { RatingPage } from '../features/statistics/rating-page.tsx';
import { statisticsTexts } from '../features/statistics/statistics-seo.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/statistics-rating.ts';

/** Rating (S204): sport, rating; where no rating has the id, that of the game that has it (R010). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const id = Number(params.rating);
  const query = { lng, sportId: Number(params.sport ?? 0) };
  const rating = await services
    .call('getRating', { query: { ...query, ratingId: id } })
    .catch(() => orPage(services.call('getRating', { query: { ...query, gameId: id } })));
  return { rating, seo: seoOf(services.publicOrigin, url.pathname, statisticsTexts(lng, rating.champ.name), false) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function StatisticsRating({ loaderData }: Route.ComponentProps) {
  return <RatingPage rating={loaderData.rating} />;
}
