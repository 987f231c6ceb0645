import { findLobbyGame } from '@touchline/casino/games/games';
import type { Queryable } from '#platform/db/queryable';
import { readTables } from './casino-table.store.ts';
import { usualReturnPpm } from './present-games.ts';

const MILLION = 1_000_000;

/** What the usual options of each game at a brand keep of a stake on average, millionths. */
export async function readEdges(on: Queryable, brandId: number): Promise<ReadonlyMap<string, number>> {
  return new Map(
    (await readTables(on, brandId)).flatMap(({ game: key, edgePpm }): [string, number][] => {
      const game = findLobbyGame(key);
      return game ? [[key, Math.max(0, MILLION - usualReturnPpm(game, edgePpm))]] : [];
    }),
  );
}
