import { findLobbyGame } from '@touchline/casino/games/games';
import type { TableGame } from '@touchline/casino/shared/shared-game';
import { floor, mul, ONE, ratio, sub } from '@touchline/kernel/ratio';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '#platform/db/queryable';
import { readTables } from './casino-table.store.ts';

const MILLION = ratio(1_000_000n, 1n);

/** By game and edge: some games go through every hand there is. */
const edges = new LRUCache<string, number>({ max: 2_000 });

/** The least that any options of a game keep of a stake on average, millionths rounded down; never below 0. */
export function leastEdgePpm(game: TableGame, edgePpm: number): number {
  const key = `${game.key} ${edgePpm}`;
  const known = edges.get(key);
  if (known !== undefined) return known;
  const kept = game.variants().map((options) => Number(floor(mul(sub(ONE, game.returns(options, edgePpm).expected), MILLION))));
  const least = Math.max(0, Math.min(...kept));
  edges.set(key, least);
  return least;
}

/** The least that any options of each game at a brand keep of a stake on average, by its present table, millionths. */
export async function readEdges(on: Queryable, brandId: number): Promise<ReadonlyMap<string, number>> {
  return new Map(
    (await readTables(on, brandId)).flatMap(({ game: key, edgePpm }): [string, number][] => {
      const game = findLobbyGame(key);
      return game ? [[key, leastEdgePpm(game, edgePpm)]] : [];
    }),
  );
}
