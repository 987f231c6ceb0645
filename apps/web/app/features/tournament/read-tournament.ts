import { countryById } from '@touchline/catalogue/places/countries';
import { belongsTo, type GlobalChamp, globalChampBySlug } from '@touchline/catalogue/sport/global-champs';
import type { ChampCount } from '@touchline/contract/line/calls';
import type { TournamentStatistics } from '@touchline/contract/statistics/shapes';
import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import type { LoaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage } from '../../shell/loaders/loader-guards.ts';

/** The base of all pages of a tournament. */
export interface TournamentHead {
  readonly slug: string;
  readonly name: string;
  /** The championship that speaks for the event: its table, its players, its news. Null where nothing of it is known. */
  readonly champId: number | null;
  readonly sport: number | null;
  readonly champs: readonly ChampCount[];
  readonly line: number;
  readonly live: number;
}

const CODE_OF_INTERNATIONAL = '';
const codeOf = (country: number): string => (country === 0 ? CODE_OF_INTERNATIONAL : (countryById(country)?.code ?? '?'));

export const globalChampOr404 = (slug: string | undefined): GlobalChamp => globalChampBySlug(slug ?? '') ?? notFound();

export const nameOf = (global: GlobalChamp, language: Language): string => translate(language, `global-champ.${global.slug}`);

/** Between two rounds a cup has no match in either feed: its last results still say which championship it is. */
async function champOfResults(services: LoaderContext, global: GlobalChamp): Promise<{ id: number; sport: number } | null> {
  const sports = [...new Set(global.champs.flatMap(({ sport }) => sport ?? []))].join();
  const { matches } = await orErrorPage(
    services.call('getResults', { query: { lng: 'en', text: nameOf(global, 'en'), limit: 50, ...(sports ? { sports } : {}) } }),
  );
  const found = matches.find(({ champ }) => belongsTo(global, champ.sport, codeOf(champ.country), champ.name));
  return found ? { id: found.champ.id, sport: found.champ.sport } : null;
}

export async function readTournament(services: LoaderContext, lng: Language, slug: string | undefined): Promise<TournamentHead> {
  const global = globalChampOr404(slug);
  const query = { lng, globalChamp: global.slug };
  const [line, live] = await Promise.all([
    orErrorPage(services.call('champsByGlobalChamp', { bind: { kind: 'line' }, query })),
    orErrorPage(services.call('champsByGlobalChamp', { bind: { kind: 'live' }, query })),
  ]);
  const champs = [...new Map([...live, ...line].map((champ) => [champ.id, champ])).values()].sort(
    (a, b) => (a.top || 99) - (b.top || 99) || b.line + b.live - (a.line + a.live),
  );
  const main = champs[0] ?? (await champOfResults(services, global));
  return {
    slug: global.slug,
    name: nameOf(global, lng),
    champId: main?.id ?? null,
    sport: main?.sport ?? global.champs[0]?.sport ?? null,
    champs,
    line: champs.reduce((sum, champ) => sum + champ.line, 0),
    live: champs.reduce((sum, champ) => sum + champ.live, 0),
  };
}

/** Its season: null where the championship is not known, or has none. */
export async function readSeason(
  services: LoaderContext,
  lng: Language,
  champId: number | null,
  seasonId = 0,
): Promise<TournamentStatistics | null> {
  if (champId === null) return null;
  return services.call('getTournamentStatistics', { query: { lng, tournamentId: champId, seasonId } }).catch(() => null);
}
