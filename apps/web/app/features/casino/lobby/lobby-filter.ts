import { wholeReturnPpm } from '../jackpots/whole-return.ts';
import { GAME_FEATURES, type GameFeature, traitsOf, VOLATILITIES, type Volatility } from './game-traits.ts';
import { HOUSE, type ListedProviderGame, providerGamesOf, providerOfParam } from './listed-provider-game.ts';
import { type LobbySection, SECTION_NUMBERS } from './lobby-sections.ts';
import { gamesOf, type NamedGame } from './section-games.ts';

export const LOBBY_SORTS = ['popular', 'new', 'return', 'name'] as const;
export type LobbySort = (typeof LOBBY_SORTS)[number];

/** Least returns that can be asked for, percent. */
export const MIN_RETURNS = [94, 96, 98, 99] as const;
const PROVIDER = /^[a-z0-9-]{1,40}$/;

/** The choice made in the lobby. It lives in the address, so that it can be sent and comes back with the back button. */
export interface LobbyFilter {
  readonly search: string;
  readonly sort: LobbySort;
  /** Percent; null for any. */
  readonly minReturn: number | null;
  /** Its slug; null for all. */
  readonly provider: string | null;
  /** Null for any. */
  readonly volatility: Volatility | null;
  readonly feature: GameFeature | null;
  /** A part of the lobby, which the address names by its number; null for all. */
  readonly category: LobbySection | null;
}

export function parseLobbyFilter(search: URLSearchParams): LobbyFilter {
  const minReturn = Number(search.get('return'));
  const provider = search.get('provider') ?? '';
  return {
    search: (search.get('search') ?? '').trim().slice(0, 60),
    sort: LOBBY_SORTS.find((sort) => sort === search.get('sort')) ?? 'popular',
    minReturn: MIN_RETURNS.find((one) => one === minReturn) ?? null,
    provider: PROVIDER.test(provider) ? providerOfParam(provider) : null,
    volatility: VOLATILITIES.find((one) => one === search.get('volatility')) ?? null,
    feature: GAME_FEATURES.find((one) => one === search.get('feature')) ?? null,
    category: SECTION_NUMBERS.get(Number(search.get('category'))) ?? null,
  };
}

export const isFiltered = ({ search, sort, ...choices }: LobbyFilter): boolean =>
  search !== '' || sort !== 'popular' || Object.values(choices).some((choice) => choice !== null);

const ORDER: Readonly<Record<LobbySort, (a: NamedGame, b: NamedGame) => number>> = {
  popular: (a, b) => b.popularity - a.popularity,
  new: (a, b) => b.addedAt - a.addedAt,
  return: (a, b) => wholeReturnPpm(b) - wholeReturnPpm(a),
  name: (a, b) => a.name.localeCompare(b.name),
};

/** The house's games that a filter leaves, in its order; games that it does not tell apart keep theirs. `now` is epoch ms. */
export function filterGames(games: readonly NamedGame[], filter: LobbyFilter, now: number): readonly NamedGame[] {
  const { search, sort, minReturn, provider, volatility, feature, category } = filter;
  if (provider !== null && provider !== HOUSE) return [];
  const wanted = search.toLocaleLowerCase();
  return (category === null ? games : gamesOf(category, games, now))
    .filter(({ name, game }) => wanted === '' || name.toLocaleLowerCase().includes(wanted) || game.includes(wanted))
    .filter((game) => minReturn === null || wholeReturnPpm(game) >= minReturn * 10_000)
    .filter(({ game }) => volatility === null || traitsOf(game)?.volatility === volatility)
    .filter(({ game }) => feature === null || traitsOf(game)?.features.includes(feature))
    .toSorted(ORDER[sort]);
}

type ProviderOrder = (a: ListedProviderGame, b: ListedProviderGame) => number;
/** Nobody counts here how often games of providers are played, or since when they are listed: those keep the order in which they come. */
const PROVIDER_ORDER: Readonly<Partial<Record<LobbySort, ProviderOrder>>> = {
  return: (a, b) => (b.returnPpm ?? 0) - (a.returnPpm ?? 0),
  name: (a, b) => a.name.localeCompare(b.name),
};

/**
 * The games of providers that a filter leaves, in its order. Few of them are known by their return, and none by its volatility and features: where
 * such is asked for, those that nobody knows it of are not listed.
 */
export function filterProviderGames(games: readonly ListedProviderGame[], filter: LobbyFilter): readonly ListedProviderGame[] {
  const { search, sort, minReturn, provider, volatility, feature, category } = filter;
  if (volatility !== null || feature !== null) return [];
  const wanted = search.toLocaleLowerCase();
  const left = (category === null ? games : providerGamesOf(category, games)).filter(
    (game) =>
      (provider === null || game.provider === provider) &&
      (minReturn === null || (game.returnPpm !== null && game.returnPpm >= minReturn * 10_000)) &&
      (wanted === '' || `${game.name} ${game.providerName}`.toLocaleLowerCase().includes(wanted)),
  );
  const order = PROVIDER_ORDER[sort];
  return order ? left.toSorted(order) : left;
}
