import { inTransaction } from '#platform/db/in-transaction';
import type { PokerDeps } from '../poker-deps.ts';
import { readSeats } from '../tables/poker-seat.store.ts';
import { lockTable } from '../tables/poker-table.store.ts';
import type { TableSteps } from '../tables/table-steps.ts';
import { deleteLapsed, readTablesToKeep, writeKept } from './poker-wait.store.ts';

/** A free seat is kept for so long for who is next. */
export const KEEP_MS = 60_000;

const keep = ({ platform: { pool } }: PokerDeps, tableId: bigint, keepMs: number): Promise<void> =>
  inTransaction(pool, async (client) => {
    const table = await lockTable(client, tableId);
    if (!table) return;
    await deleteLapsed(client, tableId);
    await writeKept(client, tableId, table.seats - (await readSeats(client, tableId)).length, keepMs);
  });

/** Keeps free seats for who waits for them, the first first, and takes off the list who has let the time pass; gives the tables where that was needed. */
export async function keepSeats(deps: PokerDeps, steps: TableSteps, keepMs: number): Promise<readonly bigint[]> {
  const tables = await readTablesToKeep(deps.platform.pool);
  for (const tableId of tables) await steps.take(tableId, () => keep(deps, tableId, keepMs));
  return tables;
}
