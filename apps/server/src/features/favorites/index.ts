import type { FAVORITES_CALLS, FavoriteLists } from '@touchline/contract/favorites/calls';
import type { LineFeature } from '#features/line';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { listCalls, ownerOf } from './calls/lists.ts';
import { migrateFavoriteGames } from './calls/migrate-favorite-games.ts';
import { createFavoritesStore } from './favorites.store.ts';

export interface FavoritesFeature extends Feature<keyof typeof FAVORITES_CALLS> {
  /** What a player marked, newest first. */
  readLists(playerId: bigint): Promise<FavoriteLists>;
}

/** Matches, championships and competitors that a player marked. */
export function createFavoritesFeature(platform: Platform, { line }: { readonly line: Pick<LineFeature, 'isKnown'> }): FavoritesFeature {
  const store = createFavoritesStore(platform.pool);
  const games = listCalls('games', store, line.isKnown);
  const championships = listCalls('championships', store, line.isKnown);
  const teams = listCalls('teams', store, line.isKnown);
  return {
    handlers: {
      getFavorites: (_input, caller) => store.readAll(ownerOf(caller)),
      getFavoriteGames: games.read,
      addFavoriteGames: games.add,
      removeFavoriteGames: games.remove,
      clearFavoriteGames: games.clear,
      migrateFavoriteGames: migrateFavoriteGames(store, line.isKnown),
      getFavoriteChampionships: championships.read,
      addFavoriteChampionships: championships.add,
      removeFavoriteChampionships: championships.remove,
      clearFavoriteChampionships: championships.clear,
      getFavoriteTeams: teams.read,
      addFavoriteTeams: teams.add,
      removeFavoriteTeams: teams.remove,
      clearFavoriteTeams: teams.clear,
    },
    readLists: store.readAll,
  };
}
