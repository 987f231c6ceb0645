import type { PokerDeps } from '../poker-deps.ts';
import { leaveTable } from './leave-table.ts';
import { readDueToLeave } from './poker-seat.store.ts';
import type { TableSteps } from './table-steps.ts';

/** A seat is kept for so long for a player who sits out. */
const ABSENT_MS = 15 * 60_000;

/** Pays out players who have left during a hand that is over, and those who have been sitting out for long; gives their tables. */
export async function leaveDue(deps: PokerDeps, steps: TableSteps): Promise<readonly bigint[]> {
  const due = await readDueToLeave(deps.platform.pool, ABSENT_MS);
  for (const { tableId, playerId, brandId } of due) await steps.take(tableId, () => leaveTable(deps, { id: playerId, brandId }, tableId));
  return due.map(({ tableId }) => tableId);
}
