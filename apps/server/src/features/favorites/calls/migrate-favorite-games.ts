import type { FavoriteKind } from '@touchline/contract/favorites/calls';
import type { Handler } from '#platform/http/handler';
import type { FavoritesStore } from '../favorites.store.ts';
import { type Shown, shownLists } from '../shown-favorites.ts';
import type { IsKnown } from './lists.ts';

/** Takes over what a guest collected, as far as it exists and fits; nothing that was there is lost. */
export const migrateFavoriteGames =
  (store: FavoritesStore, isKnown: IsKnown, shown: Shown): Handler<'migrateFavoriteGames'> =>
  async ({ body }, caller) => {
    const playerId = caller.player.id;
    for (const kind of ['games', 'championships', 'teams'] satisfies FavoriteKind[]) {
      const ids = [...new Set(body[kind])].filter((id) => isKnown(kind, id));
      if (ids.length > 0) await store.writeAdded(playerId, kind, ids, false);
    }
    return shownLists(await store.readAll(playerId), shown);
  };
