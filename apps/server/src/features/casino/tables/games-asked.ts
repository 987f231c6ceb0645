import { GAMES } from '@touchline/casino/games/games';
import type { CasinoCategory } from '@touchline/contract/casino/enums';
import { categoryOf } from './game-category.ts';

/** Keys of the games of a question about rounds; undefined where all are meant. */
export function gamesAsked({ game, category }: { readonly game?: string | undefined; readonly category?: CasinoCategory | undefined }) {
  if (game === undefined && category === undefined) return undefined;
  const keys = GAMES.map(({ key }) => key).filter((key) => category === undefined || categoryOf(key) === category);
  return game === undefined ? keys : keys.filter((key) => key === game);
}
