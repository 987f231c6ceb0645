import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { Language } from '@touchline/i18n/languages';
import type { LoaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage } from '../../shell/loaders/loader-guards.ts';

export const CRICKET_SPORT_ID = 66;

/** The matches in play with everything that is known of them, the weightiest first. */
export async function readLiveCricket(services: LoaderContext, lng: Language, max: number): Promise<MatchDetail[]> {
  const { champs } = await orErrorPage(
    services.call('get1x2', { bind: { kind: 'live' }, query: { lng, sports: String(CRICKET_SPORT_ID), count: max } }),
  );
  const rows = champs.flatMap(({ matches }) => matches).slice(0, max);
  // A match that ends while the page is made is left out.
  const found = await Promise.all(
    rows.map(({ id }) =>
      services.call('getGame', { bind: { kind: 'live' }, query: { lng, gameId: id, mainEvents: true } }).catch(() => null),
    ),
  );
  return found.filter((match) => match !== null);
}
