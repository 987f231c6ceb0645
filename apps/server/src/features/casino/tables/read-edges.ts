import { findLobbyGame } from '@touchline/casino/games/games';
import type { TableGame } from '@touchline/casino/shared/shared-game';
import { floor, mul, ONE, ratio, sub } from '@touchline/kernel/ratio';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '#platform/db/queryable';
import { createTurns } from '#platform/rates/turns';
import { readTables } from './casino-table.store.ts';

const MILLION = ratio(1_000_000n, 1n);

/** By game and edge: some games go through every hand there is. */
const edges = new LRUCache<string, number>({ max: 2_000 });
const nextTurn = createTurns();

/**
 * The least that any options of a game keep of a stake on average, millionths rounded down; never below 0. Options of a card game take tens of
 * milliseconds each: between them others have their turn, whose statements would else be given up as unanswered.
 */
export async function minEdgePpm(game: TableGame, edgePpm: number): Promise<number> {
  const key = `${game.key} ${edgePpm}`;
  const known = edges.get(key);
  if (known !== undefined) return known;
  let min = 1_000_000;
  for (const options of game.variants()) {
    await nextTurn();
    min = Math.min(min, Number(floor(mul(sub(ONE, game.returns(options, edgePpm).expected), MILLION))));
  }
  edges.set(key, Math.max(0, min));
  return Math.max(0, min);
}

/** The least that any options of some games at a brand keep of a stake on average, by their present tables, millionths. */
export async function readEdges(on: Queryable, brandId: number, games: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const { game: key, edgePpm } of await readTables(on, brandId)) {
    const game = games.has(key) ? findLobbyGame(key) : undefined;
    if (game) found.set(key, await minEdgePpm(game, edgePpm));
  }
  return found;
}
