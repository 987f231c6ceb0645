import type { MatchDetail } from '@touchline/contract/line-shapes';
import type { Language } from '@touchline/i18n/languages';
import { orPage } from '../../loader-guards.ts';
import type { Services } from '../../services.ts';

export const CRICKET = 66;

/** The matches in play with everything that is known of them, the weightiest first. */
export async function readLiveCricket(services: Services, lng: Language, most: number): Promise<MatchDetail[]> {
  const { champs } = await orPage(
    services.call('get1x2', { bind: { kind: 'live' }, query: { lng, sports: String(CRICKET), count: most } }),
  );
  const rows = champs.flatMap(({ matches }) => matches).slice(0, most);
  // A match that ends while the page is made is left out.
  const found = await Promise.all(
    rows.map(({ id }) =>
      services.call('getGame', { bind: { kind: 'live' }, query: { lng, gameId: id, mainEvents: true } }).catch(() => null),
    ),
  );
  return found.filter((match) => match !== null);
}
