import { type Generated, sql } from 'kysely';
import type { DbOrTrx, Trx } from '#platform/db';
import { CHILDREN, DELETED, DELETED_BY_PARENT, EMPTIED_COLUMN, NOT_COPIED, SECRET_COLUMN } from './personal-tables.ts';

declare module '#platform/db' {
  interface Tables {
    privacy_copy: {
      id: Generated<bigint>;
      player_id: bigint;
      body: Buffer | null;
      bytes: number | null;
      asked_at: Generated<Date>;
      ready_at: Date | null;
      taken_at: Date | null;
      expires_at: Generated<Date>;
    };
    privacy_erasure: { player_id: bigint; erased_at: Generated<Date> };
  }
}

type Row = Readonly<Record<string, unknown>>;
interface Column {
  readonly name: string;
  readonly nullable: boolean;
  readonly type: string;
}

/** Base tables with their columns, as they are now: a table added tomorrow is found tomorrow. */
async function readTables(db: DbOrTrx): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await sql<{ table: string; columns: Column[] }>`
    select t.table_name as "table", json_agg(json_build_object('name', c.column_name, 'nullable', c.is_nullable = 'YES', 'type', c.udt_name)
      order by c.ordinal_position) as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by t.table_name order by t.table_name`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The column by which rows of a table are a player's; undefined where they are nobody's. */
const ownerColumn = (table: string, columns: readonly Column[]): string | undefined =>
  table === 'player' ? 'id' : columns.some(({ name }) => name === 'player_id') ? 'player_id' : undefined;

/** All rows about a player by table, without secrets. Bytes are as they stand. */
export async function readPersonalRows(trx: Trx, playerId: bigint): Promise<ReadonlyMap<string, readonly Row[]>> {
  const tables = await readTables(trx);
  const found = new Map<string, readonly Row[]>();
  for (const [table, columns] of tables) {
    if (NOT_COPIED.has(table)) continue;
    const child = CHILDREN.find((one) => one.table === table);
    const owner = ownerColumn(table, columns);
    if (owner === undefined && !child) continue;
    const shown = columns.filter(({ name }) => !SECRET_COLUMN.test(name)).map(({ name }) => sql.ref(name));
    const { rows } = await sql<Row>`select ${sql.join(shown)} from ${sql.table(table)} where ${
      child
        ? sql`${sql.ref(child.key)} in (select ${sql.ref(child.parentKey)} from ${sql.table(child.parent)} where player_id = ${playerId})`
        : sql`${sql.ref(owner ?? '')} = ${playerId}`
    }`.execute(trx);
    if (rows.length > 0) found.set(table, rows);
  }
  return found;
}

/** Deletes what nobody has to keep and empties what says who the player is in the rows that stay. */
export async function writeErased(trx: Trx, playerId: bigint, passwordHash: string): Promise<void> {
  for (const table of DELETED) {
    const by = DELETED_BY_PARENT[table];
    await sql`delete from ${sql.table(table)} where ${
      by
        ? sql`${sql.ref(by.key)} in (select ${sql.ref(by.parentKey)} from ${sql.table(by.parent)} where player_id = ${playerId})`
        : sql`player_id = ${playerId}`
    }`.execute(trx);
  }
  for (const [table, columns] of await readTables(trx)) {
    const owner = ownerColumn(table, columns);
    const emptied = columns.filter(({ name, nullable, type }) => EMPTIED_COLUMN.test(name) && (nullable || type === 'text'));
    if (owner === undefined || emptied.length === 0 || (DELETED as readonly string[]).includes(table)) continue;
    const empty = ({ name, nullable }: Column) => sql`${sql.ref(name)} = ${nullable ? sql`null` : sql`''`}`;
    await sql`update ${sql.table(table)} set ${sql.join(emptied.map(empty))} where ${sql.ref(owner)} = ${playerId}`.execute(trx);
  }
  await sql`update ${sql.table('player')} set password_hash = ${passwordHash}, blocked = true, blocked_until = null where id = ${playerId}`.execute(
    trx,
  );
  await trx
    .insertInto('privacy_erasure')
    .values({ player_id: playerId })
    .onConflict((c) => c.doNothing())
    .execute();
}

export interface Copy {
  readonly id: bigint;
  readonly bytes: number | null;
  readonly askedAt: Date;
  readonly readyAt: Date | null;
  readonly takenAt: Date | null;
  readonly expiresAt: Date;
  readonly expired: boolean;
}

/** The newest copy of a player. */
export async function readCopy(db: DbOrTrx, playerId: bigint): Promise<Copy | undefined> {
  return db
    .selectFrom('privacy_copy')
    .select(['id', 'bytes', 'asked_at as askedAt', 'ready_at as readyAt', 'taken_at as takenAt', 'expires_at as expiresAt'])
    .select(sql<boolean>`expires_at <= now()`.as('expired'))
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Throws a database error 23505 where one is being made. Those before it are let go. */
export async function writeCopy(trx: Trx, playerId: bigint): Promise<bigint> {
  await trx.deleteFrom('privacy_copy').where('player_id', '=', playerId).where('ready_at', 'is not', null).execute();
  const { id } = await trx
    .insertInto('privacy_copy')
    .values({ player_id: playerId, body: null, bytes: null, ready_at: null, taken_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whose copy is to be made; undefined where it was made before, or let go. Locked until the transaction ends. */
export async function lockUnmade(trx: Trx, id: bigint): Promise<bigint | undefined> {
  const found = await trx
    .selectFrom('privacy_copy')
    .select('player_id')
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return found?.player_id;
}

export async function writeReady(trx: Trx, id: bigint, body: Buffer, bytes: number): Promise<void> {
  await trx
    .updateTable('privacy_copy')
    .set({ body, bytes, ready_at: sql`now()`, expires_at: sql`now() + interval '7 days'` })
    .where('id', '=', id)
    .execute();
}

/** The sealed copy, which is taken by this; undefined where there is none to take. */
export async function takeCopy(trx: Trx, playerId: bigint): Promise<{ readonly id: bigint; readonly body: Buffer } | undefined> {
  const found = await trx
    .selectFrom('privacy_copy')
    .select(['id', 'body'])
    .where('player_id', '=', playerId)
    .where('taken_at', 'is', null)
    .where('ready_at', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!found?.body) return undefined;
  await trx.updateTable('privacy_copy').set({ body: null, taken_at: sql`now()` }).where('id', '=', found.id).execute();
  return { id: found.id, body: found.body };
}

/** Lets go of what nobody came for in time. */
export async function writeExpired(db: DbOrTrx): Promise<void> {
  await db
    .updateTable('privacy_copy')
    .set({ body: null })
    .where('body', 'is not', null)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}
