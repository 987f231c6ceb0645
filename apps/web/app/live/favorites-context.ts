import { createContext, use, useCallback, useSyncExternalStore } from 'react';

export type FavoriteKind = 'games' | 'championships' | 'teams';

/** The store of favourites: on the device for guests, with the player's account for the signed-in. */
export interface FavoritesApi {
  subscribe(listener: () => void): () => void;
  has(kind: FavoriteKind, id: number): boolean;
  toggle(kind: FavoriteKind, id: number): void;
}

export const FavoritesContext = createContext<FavoritesApi | null>(null);

/** Whether it is a favourite, and the switch. On the server nothing is. */
export function useFavorite(kind: FavoriteKind, id: number): readonly [on: boolean, toggle: () => void] {
  const port = use(FavoritesContext);
  if (!port) throw new Error('favourites are read outside of FavoritesContext');
  const on = useSyncExternalStore(
    port.subscribe,
    () => port.has(kind, id),
    () => false,
  );
  return [on, useCallback(() => port.toggle(kind, id), [port, kind, id])];
}
