import { isSportId } from '@touchline/catalogue/sport/sports';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireOfferedLanguage } from '../../shell/loaders/loader-guards.ts';
import type { Route } from './+types/sport-champs-data.ts';

/** Championships of one sport, before the match and live together, for the side list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireOfferedLanguage(services, params.lang);
  const sportId = Number(params.sport);
  if (!isSportId(sportId)) notFound();
  return { champs: await orErrorPage(services.call('getChamps', { bind: { kind: 'line' }, query: { lng, sportId } })) };
}
