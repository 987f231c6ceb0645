import type { FavoriteKind } from '../../live/favorites-context.ts';
import type { PageCaller } from '../../shell/api/api-client-context.tsx';
import type { FavoritesAccount } from './favorites-store.ts';

const ADD = { games: 'addFavoriteGames', championships: 'addFavoriteChampionships', teams: 'addFavoriteTeams' } as const satisfies Record<
  FavoriteKind,
  string
>;
const REMOVE = {
  games: 'removeFavoriteGames',
  championships: 'removeFavoriteChampionships',
  teams: 'removeFavoriteTeams',
} as const satisfies Record<FavoriteKind, string>;
const CLEAR = {
  games: 'clearFavoriteGames',
  championships: 'clearFavoriteChampionships',
  teams: 'clearFavoriteTeams',
} as const satisfies Record<FavoriteKind, string>;

/** Favourites kept with the player's account. */
export const accountFavorites = (caller: PageCaller): FavoritesAccount => ({
  read: () => caller.execute('getFavorites', {}),
  async add(kind, id) {
    await caller.execute(ADD[kind], { body: { ids: [id] } });
  },
  async remove(kind, id) {
    await caller.execute(REMOVE[kind], { body: { ids: [id] } });
  },
  migrate: ({ games, championships, teams }) =>
    caller.execute('migrateFavoriteGames', { body: { games: [...games], championships: [...championships], teams: [...teams] } }),
  async clear(kind) {
    await caller.execute(CLEAR[kind], {});
  },
});
