import type { SharedGame } from '@touchline/casino/shared/shared-game';
import { readTable } from '../../tables/casino-table.store.ts';
import { readNewestChain } from '../chains/chain.store.ts';
import type { SharedDeps } from '../shared-deps.ts';
import { insertRound, readLastPlace, type SharedRound } from './shared-round.store.ts';

/**
 * Opens the next round of a table, with the next hash of its chain and the newest version of its edge. A spent chain is followed by a new one.
 * Undefined where another process has opened it.
 */
export async function openRound(deps: SharedDeps, brandId: number, { key: game, bettingMs }: SharedGame): Promise<SharedRound | undefined> {
  const { pool } = deps.platform;
  const table = await readTable(pool, brandId, game);
  if (!table) return undefined;
  const newest = await readNewestChain(pool, brandId, game);
  const last = newest ? await readLastPlace(pool, newest.id) : 0;
  const isSpent = !newest || last >= newest.rounds;
  const chain = isSpent ? await deps.chains.promise(brandId, game) : newest;
  const { version, edgePpm } = table;
  return insertRound(pool, { brandId, game, chainId: chain.id, place: isSpent ? 1 : last + 1, version, edgePpm }, bettingMs);
}
