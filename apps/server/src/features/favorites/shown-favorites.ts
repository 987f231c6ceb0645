import type { FavoriteKind, FavoriteLists } from '@touchline/contract/favorites/calls';
import type { Book } from '@touchline/feed/book/book';

/** Which of the kept ids a brand shows. */
export type Shown = (kind: FavoriteKind, ids: readonly number[]) => number[];

export const shownAll: Shown = (_kind, ids) => [...ids];

/**
 * Without what the feed knows of sports that the brand does not offer: kept before they were closed, and there again once they are not. `book` is
 * that of the whole feed. What has left the feed is shown as everywhere.
 */
export const shownOf =
  (book: Book, closedSports: readonly number[]): Shown =>
  (kind, ids) => {
    const wanted = new Set(ids);
    const hidden = new Set<number>();
    const hide = (id: number | undefined): void => {
      if (id !== undefined && wanted.has(id)) hidden.add(id);
    };
    if (wanted.size > 0)
      for (const { fixture } of book.matches()) {
        if (!closedSports.includes(fixture.sport)) continue;
        if (kind === 'games') hide(fixture.id);
        else if (kind === 'championships') hide(fixture.champ.id);
        else {
          hide(fixture.home.id);
          hide(fixture.away?.id);
        }
      }
    return ids.filter((id) => !hidden.has(id));
  };

export const shownLists = ({ games, championships, teams, ...rest }: FavoriteLists, shown: Shown): FavoriteLists => ({
  ...rest,
  games: shown('games', games),
  championships: shown('championships', championships),
  teams: shown('teams', teams),
});
