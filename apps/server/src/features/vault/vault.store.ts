import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';
import { withStatementDeadline } from '#platform/db/statement-deadline';

export interface WrappedKey {
  /** Null: shredded. */
  readonly wrappedKey: Buffer | null;
  readonly masterKeyId: string;
}

export async function readKey(on: Queryable, playerId: bigint): Promise<WrappedKey | undefined> {
  const { rows } = await on.query<WrappedKey>(
    prepared('select wrapped_key as "wrappedKey", master_key_id as "masterKeyId" from player_key where player_id = $1', [playerId]),
  );
  return rows[0];
}

/** Of two who make a key at once, the first one's counts. */
export async function writeKey(on: Queryable, playerId: bigint, wrappedKey: Buffer, masterKeyId: string): Promise<void> {
  await on.query('insert into player_key (player_id, wrapped_key, master_key_id) values ($1, $2, $3) on conflict (player_id) do nothing', [
    playerId,
    wrappedKey,
    masterKeyId,
  ]);
}

/** A player who never had a key gets a shredded one. */
export async function writeShredded(on: Queryable, playerId: bigint): Promise<void> {
  await on.query(
    `insert into player_key (player_id, wrapped_key, master_key_id, shredded_at) values ($1, null, '', now())
     on conflict (player_id) do update set wrapped_key = null, master_key_id = '', shredded_at = now()`,
    [playerId],
  );
}

/** Some keys that another of the house's keys still wraps. */
export async function readKeysToRewrap(on: Queryable, current: string, limit: number) {
  const { rows } = await on.query<{ playerId: bigint } & WrappedKey>(
    `select player_id as "playerId", wrapped_key as "wrappedKey", master_key_id as "masterKeyId" from player_key
     where wrapped_key is not null and master_key_id <> $1 limit $2`,
    [current, limit],
  );
  return rows;
}

/** Changes the wrapping, unless the key was shredded or rewrapped meanwhile. */
export async function writeRewrapped(
  on: Queryable,
  playerId: bigint,
  before: string,
  wrappedKey: Buffer,
  masterKeyId: string,
): Promise<void> {
  await on.query(
    'update player_key set wrapped_key = $3, master_key_id = $4 where player_id = $1 and master_key_id = $2 and wrapped_key is not null',
    [playerId, before, wrappedKey, masterKeyId],
  );
}

const WAIT_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Whether a transaction is open that may see rows as they were before `xid`. One that writes counts in any database of the cluster: the
 * snapshot that the rewriting itself takes begins at the oldest of them.
 */
async function looksBack(client: Queryable, xid: string): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where pid <> pg_backend_pid()
     and greatest(age(backend_xid), case when datname = current_database() then age(backend_xmin) end) >= age($1::text::xid)
     limit 1`,
    [xid],
  );
  return rows.length > 0;
}

/**
 * Rewrites a table and its indexes under an exclusive lock, so that no file of it holds deleted rows any more. Rows that a running
 * transaction may still see would be copied too: waits some seconds for those that began before. Later ones are left to a later vacuum.
 */
export async function vacuumFullTable(pool: pg.Pool, table: string): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ xid: string }>('select pg_current_xact_id()::xid::text as xid');
    const until = Date.now() + WAIT_MS;
    while (Date.now() < until && (await looksBack(client, rows[0]?.xid ?? '0'))) await setTimeout(PAUSE_MS);
    // A large table takes longer than a call may.
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    try {
      await withStatementDeadline(0, () => client.query(`vacuum full ${pg.escapeIdentifier(table)}`));
    } finally {
      await client.query('reset statement_timeout');
      await client.query('reset lock_timeout');
    }
  } finally {
    client.release();
  }
}
