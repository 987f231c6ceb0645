import type { PokerDeps } from '../poker-deps.ts';
import { leaveTable } from './leave-table.ts';
import { readLongAbsent } from './poker-seat.store.ts';
import type { TableSteps } from './table-steps.ts';

/** A seat is kept for so long for a player who sits out. */
const ABSENT_MS = 15 * 60_000;

/** Pays out players who have been sitting out for long, as if they had left; gives their tables. */
export async function leaveAbsent(deps: PokerDeps, steps: TableSteps): Promise<readonly bigint[]> {
  const absent = await readLongAbsent(deps.platform.pool, ABSENT_MS);
  for (const { tableId, playerId, brandId } of absent)
    await steps.take(tableId, () => leaveTable(deps, { id: playerId, brandId }, tableId));
  return absent.map(({ tableId }) => tableId);
}
