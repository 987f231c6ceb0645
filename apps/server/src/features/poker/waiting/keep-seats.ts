import { inTransaction } from '#platform/db/in-transaction';
import { announceToPlayer } from '#platform/player-news';
import type { PokerDeps } from '../poker-deps.ts';
import { readSeats } from '../tables/poker-seat.store.ts';
import { lockTable } from '../tables/poker-table.store.ts';
import type { TableSteps } from '../tables/table-steps.ts';
import { deleteLapsed, readTablesToKeep, writeKept } from './poker-wait.store.ts';

/** A free seat is kept for so long for who is next. */
export const KEEP_MS = 60_000;

/** Whoever waits looks at other pages meanwhile: they are told there, once the seat is kept. */
async function keep({ platform: { pool, bus } }: PokerDeps, tableId: bigint, keepMs: number): Promise<void> {
  const kept = await inTransaction(pool, async (client) => {
    const table = await lockTable(client, tableId);
    if (!table) return null;
    await deleteLapsed(client, tableId);
    const players = await writeKept(client, tableId, table.seats - (await readSeats(client, tableId)).length, keepMs);
    return { table: table.name, players };
  });
  for (const playerId of kept?.players ?? [])
    await announceToPlayer(bus, playerId, { kind: 'poker-seat', tableId: String(tableId), table: kept?.table ?? '', keptMs: keepMs });
}

/** Keeps free seats for who waits for them, the first first, and takes off the list who has let the time pass; gives the tables where that was needed. */
export async function keepSeats(deps: PokerDeps, steps: TableSteps, keepMs: number): Promise<readonly bigint[]> {
  const tables = await readTablesToKeep(deps.platform.pool);
  for (const tableId of tables) await steps.take(tableId, () => keep(deps, tableId, keepMs));
  return tables;
}
