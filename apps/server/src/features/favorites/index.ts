import type { FAVORITES_CALLS, FavoriteLists } from '@touchline/contract/favorites/calls';
import type { FeedFeature, ForBrands } from '#features/feed';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { isKnownIn, listCalls } from './calls/lists.ts';
import { migrateFavoriteGames } from './calls/migrate-favorite-games.ts';
import { createFavoritesStore } from './favorites.store.ts';
import { shownAll, shownLists, shownOf } from './shown-favorites.ts';

export interface FavoritesFeature extends Feature<keyof typeof FAVORITES_CALLS> {
  /** Favourites of a player, newest first. */
  readLists(playerId: bigint): Promise<FavoriteLists>;
}

/** Matches, championships and competitors that a player marked. */
export function createFavoritesFeature(
  platform: Platform,
  { feed, forBrands }: { readonly feed: Pick<FeedFeature, 'book'>; readonly forBrands: ForBrands },
): FavoritesFeature {
  const store = createFavoritesStore(platform.pool);
  return {
    handlers: forBrands(({ book, closedSports }) => {
      const isKnown = isKnownIn(book);
      const shown = closedSports.length === 0 ? shownAll : shownOf(feed.book, closedSports);
      const games = listCalls('games', store, isKnown, shown);
      const championships = listCalls('championships', store, isKnown, shown);
      const teams = listCalls('teams', store, isKnown, shown);
      return {
        getFavorites: async (_input, caller) => shownLists(await store.readAll(caller.player.id), shown),
        getFavoriteGames: games.read,
        addFavoriteGames: games.add,
        removeFavoriteGames: games.remove,
        clearFavoriteGames: games.clear,
        migrateFavoriteGames: migrateFavoriteGames(store, isKnown, shown),
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
