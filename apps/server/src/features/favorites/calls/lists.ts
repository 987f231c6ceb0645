import { FAVORITE_LIMITS, type FavoriteIds, type FavoriteKind } from '@touchline/contract/favorites/calls';
import type { Book } from '@touchline/feed/book/book';
import { Failure } from '#platform/http/failure';
import type { PlayerCaller } from '#platform/http/handler';
import type { FavoritesStore } from '../favorites.store.ts';
import type { Shown } from '../shown-favorites.ts';

/** Whether there is such a match, championship or competitor now. */
export type IsKnown = (kind: FavoriteKind, id: number) => boolean;

export const isKnownIn =
  (book: Book): IsKnown =>
  (kind, id) => {
    if (kind === 'games') return book.match(id) !== undefined;
    for (const { fixture } of book.matches()) {
      const { champ, home, away } = fixture;
      if (kind === 'championships' ? champ.id === id : home.id === id || away?.id === id) return true;
    }
    return false;
  };

/** The four calls that each kind of favourite has alike. */
export function listCalls(kind: FavoriteKind, store: FavoritesStore, isKnown: IsKnown, shown: Shown) {
  const answer = async (playerId: bigint): Promise<FavoriteIds> => ({ ids: shown(kind, await store.readList(playerId, kind)) });
  const read = (_input: unknown, caller: PlayerCaller) => answer(caller.player.id);
  const add = async ({ body: ids }: { readonly body: readonly number[] }, caller: PlayerCaller) => {
    const playerId = caller.player.id;
    const known = new Set(shown(kind, await store.readList(playerId, kind)));
    // One already kept may have left the feed since.
    if (ids.some((id) => !known.has(id) && !isKnown(kind, id))) throw new Failure('not_found');
    const over = await store.writeAdded(playerId, kind, ids, true);
    if (over > 0) throw new Failure('favorites_full', { args: { max: FAVORITE_LIMITS[kind] }, accepted: { max: FAVORITE_LIMITS[kind] } });
    return answer(playerId);
  };
  const remove = async ({ body: ids }: { readonly body: readonly number[] }, caller: PlayerCaller) => {
    await store.writeRemoved(caller.player.id, kind, ids);
    return answer(caller.player.id);
  };
  const clear = async (_input: unknown, caller: PlayerCaller): Promise<FavoriteIds> => {
    const playerId = caller.player.id;
    const ids = await store.readList(playerId, kind);
    const seen = shown(kind, ids);
    // A favourite that is not shown now was not meant.
    if (seen.length === ids.length) await store.writeCleared(playerId, kind);
    else await store.writeRemoved(playerId, kind, seen);
    return { ids: [] };
  };
  return { read, add, remove, clear };
}
