import type { FAVORITES_CALLS, FavoriteLists } from '@touchline/contract/favorites/calls';
import type { ForBrands } from '#features/feed';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { isKnownIn, listCalls, ownerOf } from './calls/lists.ts';
import { migrateFavoriteGames } from './calls/migrate-favorite-games.ts';
import { createFavoritesStore } from './favorites.store.ts';

export interface FavoritesFeature extends Feature<keyof typeof FAVORITES_CALLS> {
  /** What a player marked, newest first. */
  readLists(playerId: bigint): Promise<FavoriteLists>;
}

/** Matches, championships and competitors that a player marked. */
export function createFavoritesFeature(platform: Platform, { forBrands }: { readonly forBrands: ForBrands }): FavoritesFeature {
  const store = createFavoritesStore(platform.pool);
  return {
    handlers: forBrands(({ book }) => {
      const isKnown = isKnownIn(book);
      const games = listCalls('games', store, isKnown);
      const championships = listCalls('championships', store, isKnown);
      const teams = listCalls('teams', store, isKnown);
      return {
        getFavorites: (_input, caller) => store.readAll(ownerOf(caller)),
        getFavoriteGames: games.read,
        addFavoriteGames: games.add,
        removeFavoriteGames: games.remove,
        clearFavoriteGames: games.clear,
        migrateFavoriteGames: migrateFavoriteGames(store, isKnown),
        getFavoriteChampionships: championships.read,
        addFavoriteChampionships: championships.add,
        removeFavoriteChampionships: championships.remove,
        clearFavoriteChampionships: championships.clear,
        getFavoriteTeams: teams.read,
        addFavoriteTeams: teams.add,
        removeFavoriteTeams: teams.remove,
        clearFavoriteTeams: teams.clear,
      };
    }),
    readLists: store.readAll,
  };
}
