import type { AnyGame } from '@touchline/casino/game';
import { findGame, GAMES } from '@touchline/casino/games/games';
import type { CasinoGameView } from '@touchline/contract/casino/shapes';
import { invariant } from '@touchline/kernel/invariant';
import { floor, mul, ratio } from '@touchline/kernel/ratio';
import type { CasinoDeps } from '../casino-deps.ts';
import { type CasinoTable, readTables } from './casino-table.store.ts';
import { readFavourites } from './favourite.store.ts';
import { categoryOf } from './game-category.ts';
import { readLastPlayed } from './played.store.ts';

const MILLION = ratio(1_000_000n, 1n);

/** The exact return of a game's usual options at an edge, millionths rounded down: the best of them. */
export function usualReturnPpm(game: AnyGame, edgePpm: number): number {
  const [usual] = game.variants();
  invariant(usual !== undefined, 'a game has options');
  return Number(floor(mul(game.returns(usual, edgePpm).expected, MILLION)));
}

/** The games of a brand as its lobby shows them, in the order of the house; the player's marks where there is one. */
export async function readGameViews(
  { platform: { pool } }: CasinoDeps,
  brandId: number,
  playerId: bigint | undefined,
): Promise<CasinoGameView[]> {
  const [tables, favourites, played] = await Promise.all([
    readTables(pool, brandId),
    playerId === undefined ? new Set<string>() : readFavourites(pool, playerId),
    playerId === undefined ? new Map<string, Date>() : readLastPlayed(pool, playerId),
  ]);
  const order = new Map(GAMES.map(({ key }, i) => [key, i]));
  return tables
    .flatMap((table) => {
      const game = findGame(table.game);
      return game ? [presentGame(game, table, favourites.has(table.game), played.get(table.game))] : [];
    })
    .sort((a, b) => (order.get(a.game) ?? 0) - (order.get(b.game) ?? 0));
}

function presentGame(
  game: AnyGame,
  table: CasinoTable & { readonly addedAt: Date },
  favourite: boolean,
  playedAt: Date | undefined,
): CasinoGameView {
  return {
    game: game.key,
    category: categoryOf(game.key),
    version: table.version,
    returnPpm: usualReturnPpm(game, table.edgePpm),
    observed: null,
    addedAt: table.addedAt.getTime(),
    favourite,
    playedAt: playedAt?.getTime() ?? null,
    popularity: 0,
  };
}
