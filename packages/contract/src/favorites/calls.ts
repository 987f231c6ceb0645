import { z } from 'zod';
import { type CallPath, defineCall } from '../call.ts';
import { wireInt } from '../wire.ts';

/**
 * Favourites of a player (specification 7.11): matches, championships, competitors, each list with its limit. Bodies and replies are our
 * design. Every change answers with the whole list after it, newest first.
 */
export const FAVORITE_LIMITS = { games: 200, championships: 100, teams: 100 } as const;
export type FavoriteKind = keyof typeof FAVORITE_LIMITS;

const paths = (tail: string, row: `C${string}`): [CallPath] => [{ path: `/service-api/favorites/v1/Favorite${tail}`, row }];
const base = { access: 'bearer', envelope: 'plain', assumed: true } as const;
const IdsBody = z.strictObject({ ids: z.array(wireInt(1)).min(1).max(200) }).transform((b) => [...new Set(b.ids)]);

export const FavoriteIds = z.object({ ids: z.array(z.number().int()) });
export type FavoriteIds = z.infer<typeof FavoriteIds>;
/** Whole picture; `migrated` matches that no longer exist are left out. */
export const FavoriteLists = z.object({
  games: z.array(z.number().int()),
  championships: z.array(z.number().int()),
  teams: z.array(z.number().int()),
});
export type FavoriteLists = z.infer<typeof FavoriteLists>;
/** Favourites that a guest collected in the browser, taken over on signing in. */
const MigrateBody = z.strictObject({
  games: z.array(wireInt(1)).max(200).default([]),
  championships: z.array(wireInt(1)).max(100).default([]),
  teams: z.array(wireInt(1)).max(100).default([]),
});

const list = (tail: string, row: `C${string}`, what: string) =>
  defineCall({
    ...base,
    method: 'GET',
    paths: paths(tail, row),
    summary: `Favourite ${what}, newest first.`,
    reply: FavoriteIds,
    fails: [],
  });
const add = (tail: string, row: `C${string}`, what: string) =>
  defineCall({
    ...base,
    method: 'POST',
    paths: paths(tail, row),
    summary: `Adds favourite ${what}; those already there stay.`,
    body: IdsBody,
    reply: FavoriteIds,
    fails: ['not_found', 'favorites_full'],
  });
const remove = (tail: string, row: `C${string}`, what: string) =>
  defineCall({
    ...base,
    method: 'DELETE',
    paths: paths(tail, row),
    summary: `Removes favourite ${what}; absent ones are no error.`,
    body: IdsBody,
    reply: FavoriteIds,
    fails: [],
  });
const clear = (tail: string, row: `C${string}`, what: string) =>
  defineCall({
    ...base,
    method: 'DELETE',
    paths: paths(tail, row),
    summary: `Removes all favourite ${what}.`,
    reply: FavoriteIds,
    fails: [],
  });

export const FAVORITES_CALLS = {
  getFavorites: defineCall({
    ...base,
    method: 'GET',
    paths: paths('', 'C222'),
    summary: 'All favourites.',
    reply: FavoriteLists,
    fails: [],
  }),
  getFavoriteGames: list('/Games', 'C223', 'matches'),
  addFavoriteGames: add('/Games', 'C224', 'matches'),
  removeFavoriteGames: remove('/Games', 'C225', 'matches'),
  clearFavoriteGames: clear('/Games/Clear', 'C226', 'matches'),
  migrateFavoriteGames: defineCall({
    ...base,
    method: 'POST',
    paths: paths('/Games/migrate', 'C227'),
    summary: 'Takes over what a guest collected: unknown ids and what is over the limit are left out, nothing is removed.',
    body: MigrateBody,
    reply: FavoriteLists,
    fails: [],
  }),
  getFavoriteChampionships: list('/Championships', 'C228', 'championships'),
  addFavoriteChampionships: add('/Championships', 'C229', 'championships'),
  removeFavoriteChampionships: remove('/Championships', 'C230', 'championships'),
  clearFavoriteChampionships: clear('/Championships/Clear', 'C231', 'championships'),
  getFavoriteTeams: list('/Teams', 'C232', 'competitors'),
  addFavoriteTeams: add('/Teams', 'C233', 'competitors'),
  removeFavoriteTeams: remove('/Teams', 'C234', 'competitors'),
  clearFavoriteTeams: clear('/Teams/Clear', 'C235', 'competitors'),
} as const;
