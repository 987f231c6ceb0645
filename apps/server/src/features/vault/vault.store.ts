import { setTimeout } from 'node:timers/promises';
import { type Generated, sql } from 'kysely';
import type { Db, DbOrTrx } from '#platform/db';
import { withStatementDeadline } from '#platform/statement-deadline';

declare module '#platform/db' {
  interface Tables {
    player_key: {
      player_id: bigint;
      wrapped: Buffer | null;
      wrapped_by: string;
      made_at: Generated<Date>;
      shredded_at: Date | null;
    };
  }
}

export interface WrappedKey {
  /** Null: shredded. */
  readonly wrapped: Buffer | null;
  readonly wrappedBy: string;
}

export async function readKey(db: DbOrTrx, playerId: bigint): Promise<WrappedKey | undefined> {
  return db.selectFrom('player_key').select(['wrapped', 'wrapped_by as wrappedBy']).where('player_id', '=', playerId).executeTakeFirst();
}

/** Of two who make a key at once, the first one's counts. */
export async function writeKey(db: DbOrTrx, playerId: bigint, wrapped: Buffer, wrappedBy: string): Promise<void> {
  await db
    .insertInto('player_key')
    .values({ player_id: playerId, wrapped, wrapped_by: wrappedBy, shredded_at: null })
    .onConflict((c) => c.column('player_id').doNothing())
    .execute();
}

/** A player who never had a key gets a shredded one. */
export async function writeShredded(db: DbOrTrx, playerId: bigint): Promise<void> {
  await db
    .insertInto('player_key')
    .values({ player_id: playerId, wrapped: null, wrapped_by: '', shredded_at: sql`now()` })
    .onConflict((c) => c.column('player_id').doUpdateSet({ wrapped: null, wrapped_by: '', shredded_at: sql`now()` }))
    .execute();
}

/** Some keys that another of the house's keys still wraps. */
export async function readKeysToRewrap(db: DbOrTrx, current: string, most: number) {
  return db
    .selectFrom('player_key')
    .select(['player_id as playerId', 'wrapped', 'wrapped_by as wrappedBy'])
    .where('wrapped', 'is not', null)
    .where('wrapped_by', '<>', current)
    .limit(most)
    .execute();
}

/** Changes the wrapping, unless the key was shredded or rewrapped meanwhile. */
export async function writeRewrapped(db: DbOrTrx, playerId: bigint, before: string, wrapped: Buffer, wrappedBy: string): Promise<void> {
  await db
    .updateTable('player_key')
    .set({ wrapped, wrapped_by: wrappedBy })
    .where('player_id', '=', playerId)
    .where('wrapped_by', '=', before)
    .where('wrapped', 'is not', null)
    .execute();
}

const WAIT_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Whether a transaction is open that may see rows as they were before `xid`. One that writes counts in any database of the cluster: the
 * snapshot that the rewriting itself takes begins at the oldest of them.
 */
async function looksBack(one: Db, xid: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where pid <> pg_backend_pid()
    and greatest(age(backend_xid), case when datname = current_database() then age(backend_xmin) end) >= age(${xid}::text::xid)
    limit 1`.execute(one);
  return rows.length > 0;
}

/**
 * Writes a table anew, its indexes too: rows as they were before are in none of its files afterwards. Locks it meanwhile. What somebody may
 * still look at would be carried along, so whoever began before is waited for, some seconds at most; the rest is for a later vacuum.
 */
export async function rewriteTable(db: Db, table: string): Promise<void> {
  await db.connection().execute(async (one) => {
    const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::xid::text as xid`.execute(one);
    const until = Date.now() + WAIT_MS;
    while (Date.now() < until && (await looksBack(one, rows[0]?.xid ?? '0'))) await setTimeout(PAUSE_MS);
    // A large table takes longer than a call may.
    await sql`set statement_timeout = 0`.execute(one);
    await sql`set lock_timeout = 0`.execute(one);
    try {
      await withStatementDeadline(0, () => sql`vacuum full ${sql.table(table)}`.execute(one));
    } finally {
      await sql`reset statement_timeout`.execute(one);
      await sql`reset lock_timeout`.execute(one);
    }
  });
}
