import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { columnContext } from './column-context.ts';
import { encrypt } from './encrypt.ts';
import { lockPlainRows, writeSealedRow } from './plain-rows.store.ts';
import { HOUSE, type PlayerKeys } from './player-keys.ts';
import { vacuumFullTable } from './vault.store.ts';

const BATCH = 200;

/**
 * Seals what an older version wrote plainly: `sealBatch` locks and seals some rows and gives how many, 0 at the end. Every process that
 * starts waits for the end of it; the table is rewritten then, so that none of its pages keeps what stood there.
 */
export async function sealPlain(
  pool: pg.Pool,
  table: string,
  sealBatch: (client: pg.PoolClient, max: number) => Promise<number>,
): Promise<void> {
  let sealed = 0;
  for (let rows = 1; rows > 0; sealed += rows) rows = await inTransaction(pool, (client) => sealBatch(client, BATCH));
  if (sealed > 0) await vacuumFullTable(pool, table);
}

/** The same for a table with `id` and `player_id` whose `<column>_plain` go to `<column>` as they are. */
export const sealPlainColumns = (pool: pg.Pool, keys: PlayerKeys, table: string, columns: readonly string[]): Promise<void> =>
  sealPlain(pool, table, async (client, max) => {
    const rows = await lockPlainRows(client, table, columns, max);
    for (const { id, playerId, texts } of rows) {
      const key = await keys.ownKey(client, playerId ?? HOUSE);
      const sealed = columns.map((column) => {
        const text = texts[column] ?? null;
        return [column, text === null ? null : encrypt(key, columnContext(table, column), Buffer.from(text))] as const;
      });
      await writeSealedRow(client, table, id, sealed);
    }
    return rows.length;
  });
