import { CASINO_CATEGORIES } from '@touchline/contract/casino/enums';
import type { CasinoGameView } from '@touchline/contract/casino/shapes';

/** Parts of the lobby beside the categories of games. */
const PERSONAL = ['favourite', 'recent'] as const;
export const LOBBY_SECTIONS = [...PERSONAL, 'new', 'popular', ...CASINO_CATEGORIES] as const;
export type LobbySection = (typeof LOBBY_SECTIONS)[number];

export const LOBBY_SORTS = ['popular', 'new', 'return', 'name'] as const;
export type LobbySort = (typeof LOBBY_SORTS)[number];

/** Least returns that can be asked for, percent. */
export const MIN_RETURNS = [94, 96, 98, 99] as const;
/** The makers of the games: the house, by its slug among the providers (R048). */
export const LOBBY_PROVIDERS = ['touchline'] as const;

/** How long a game is new. */
const NEW_MS = 30 * 86_400_000;
const POPULAR = 12;

/** The choice made in the lobby. It lives in the address, so that it can be sent and comes back with the back button. */
export interface LobbyFilter {
  readonly search: string;
  readonly sort: LobbySort;
  /** Percent; null for any. */
  readonly minReturn: number | null;
  readonly provider: (typeof LOBBY_PROVIDERS)[number] | null;
}

export function parseLobbyFilter(search: URLSearchParams): LobbyFilter {
  const min = Number(search.get('return'));
  return {
    search: (search.get('search') ?? '').trim().slice(0, 60),
    sort: LOBBY_SORTS.find((sort) => sort === search.get('sort')) ?? 'popular',
    minReturn: MIN_RETURNS.find((one) => one === min) ?? null,
    provider: LOBBY_PROVIDERS.find((one) => one === search.get('provider')) ?? null,
  };
}

export const isFiltered = ({ search, sort, minReturn, provider }: LobbyFilter): boolean =>
  search !== '' || sort !== 'popular' || minReturn !== null || provider !== null;

/** A game with the name under which it is searched and sorted. */
export type NamedGame = CasinoGameView & { readonly name: string };

export const isNew = ({ addedAt }: Pick<CasinoGameView, 'addedAt'>, now: number): boolean => now - addedAt < NEW_MS;

/** The games of a part of the lobby, in the part's own order. `now` is epoch ms. */
export function gamesOf(section: LobbySection, games: readonly NamedGame[], now: number): readonly NamedGame[] {
  switch (section) {
    case 'favourite':
      return games.filter(({ favourite }) => favourite);
    case 'recent':
      return games.filter(({ playedAt }) => playedAt !== null).toSorted((a, b) => (b.playedAt ?? 0) - (a.playedAt ?? 0));
    case 'new':
      return games.filter((game) => isNew(game, now)).toSorted((a, b) => b.addedAt - a.addedAt);
    case 'popular':
      return games
        .filter(({ popularity }) => popularity > 0)
        .toSorted((a, b) => b.popularity - a.popularity)
        .slice(0, POPULAR);
    default:
      return games.filter(({ category }) => category === section);
  }
}

const ORDER: Readonly<Record<LobbySort, (a: NamedGame, b: NamedGame) => number>> = {
  popular: (a, b) => b.popularity - a.popularity,
  new: (a, b) => b.addedAt - a.addedAt,
  return: (a, b) => b.returnPpm - a.returnPpm,
  name: (a, b) => a.name.localeCompare(b.name),
};

/** The games that a filter leaves, in its order; games that it does not tell apart keep theirs. */
export function filterGames(games: readonly NamedGame[], { search, sort, minReturn }: LobbyFilter): readonly NamedGame[] {
  const wanted = search.toLocaleLowerCase();
  return games
    .filter(({ name, game }) => wanted === '' || name.toLocaleLowerCase().includes(wanted) || game.includes(wanted))
    .filter(({ returnPpm }) => minReturn === null || returnPpm >= minReturn * 10_000)
    .toSorted(ORDER[sort]);
}
