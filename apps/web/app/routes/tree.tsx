import { isSportId } from '@touchline/catalogue/sports';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/tree.ts';

/** Championships of one sport, before the match and live together, for the side list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const lng = languageOf(params.lang);
  const sportId = Number(params.sport);
  if (!isSportId(sportId)) notFound();
  return { champs: await orPage(context.get(servicesContext).call('getChamps', { bind: { kind: 'line' }, query: { lng, sportId } })) };
}
