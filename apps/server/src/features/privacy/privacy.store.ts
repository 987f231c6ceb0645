import pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import { CHILDREN, DELETED_BY_PARENT, DELETED_TABLES, ERASED_COLUMN, NOT_COPIED, SECRET_COLUMN } from './personal-tables.ts';

type Row = Readonly<Record<string, unknown>>;
interface Column {
  readonly name: string;
  readonly nullable: boolean;
  readonly type: string;
}

const named = pg.escapeIdentifier;

/** Base tables with their columns, as they are now: a table added tomorrow is found tomorrow. */
async function readTables(on: Queryable): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await on.query<{ table: string; columns: Column[] }>(
    `select t.table_name as "table", json_agg(json_build_object('name', c.column_name, 'nullable', c.is_nullable = 'YES', 'type', c.udt_name)
       order by c.ordinal_position) as columns
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by t.table_name order by t.table_name`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The column by which rows of a table are a player's; undefined where they are nobody's. */
const ownerColumn = (table: string, columns: readonly Column[]): string | undefined =>
  table === 'player' ? 'id' : columns.some(({ name }) => name === 'player_id') ? 'player_id' : undefined;

/** How rows that belong to a player by way of another table are found; the player is `$1`. */
const ofParent = ({ key, parent, parentKey }: { readonly key: string; readonly parent: string; readonly parentKey: string }): string =>
  `${named(key)} in (select ${named(parentKey)} from ${named(parent)} where player_id = $1)`;

/** All rows about a player by table, without secrets. Bytes are as they stand. */
export async function readPersonalRows(client: Queryable, playerId: bigint): Promise<ReadonlyMap<string, readonly Row[]>> {
  const tables = await readTables(client);
  const found = new Map<string, readonly Row[]>();
  for (const [table, columns] of tables) {
    if (NOT_COPIED.has(table)) continue;
    const child = CHILDREN.find((one) => one.table === table);
    const owner = ownerColumn(table, columns);
    if (owner === undefined && !child) continue;
    const shown = columns.filter(({ name }) => !SECRET_COLUMN.test(name)).map(({ name }) => named(name));
    const { rows } = await client.query<Row>(
      `select ${shown.join(', ')} from ${named(table)} where ${child ? ofParent(child) : `${named(owner ?? '')} = $1`}`,
      [playerId],
    );
    if (rows.length > 0) found.set(table, rows);
  }
  return found;
}

/** Deletes what nobody has to keep and empties what says who the player is in the rows that stay. */
export async function writeErased(client: Queryable, playerId: bigint, passwordHash: string): Promise<void> {
  for (const table of DELETED_TABLES) {
    const by = DELETED_BY_PARENT[table];
    await client.query(`delete from ${named(table)} where ${by ? ofParent(by) : 'player_id = $1'}`, [playerId]);
  }
  for (const [table, columns] of await readTables(client)) {
    const owner = ownerColumn(table, columns);
    const emptied = columns.filter(({ name, nullable, type }) => ERASED_COLUMN.test(name) && (nullable || type === 'text'));
    if (owner === undefined || emptied.length === 0 || (DELETED_TABLES as readonly string[]).includes(table)) continue;
    const empty = emptied.map(({ name, nullable }) => `${named(name)} = ${nullable ? 'null' : "''"}`);
    await client.query(`update ${named(table)} set ${empty.join(', ')} where ${named(owner)} = $1`, [playerId]);
  }
  await client.query(`update ${named('player')} set password_hash = $2, blocked = true, blocked_until = null where id = $1`, [
    playerId,
    passwordHash,
  ]);
  await client.query('insert into privacy_erasure (player_id) values ($1) on conflict do nothing', [playerId]);
}

export interface Copy {
  readonly id: bigint;
  readonly bytes: number | null;
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  readonly takenAt: Date | null;
  readonly expiresAt: Date;
  readonly expired: boolean;
}

/** The newest copy of a player. */
export async function readCopy(on: Queryable, playerId: bigint): Promise<Copy | undefined> {
  const { rows } = await on.query<Copy>(
    `select id, bytes, requested_at as "requestedAt", ready_at as "readyAt", downloaded_at as "takenAt", expires_at as "expiresAt",
       expires_at <= now() as expired
     from data_export where player_id = $1 order by id desc limit 1`,
    [playerId],
  );
  return rows[0];
}

/** Throws a database error 23505 where one is being made. Those before it are let go. */
export async function writeCopy(client: Queryable, playerId: bigint): Promise<bigint> {
  await client.query('delete from data_export where player_id = $1 and ready_at is not null', [playerId]);
  const { rows } = await client.query<{ id: bigint }>('insert into data_export (player_id) values ($1) returning id', [playerId]);
  return rows[0]?.id ?? 0n;
}

/** The player whose copy is to be made; undefined where it was made before, or let go. Locked until the transaction ends. */
export async function lockUnmade(client: Queryable, id: bigint): Promise<bigint | undefined> {
  const { rows } = await client.query<{ playerId: bigint }>(
    'select player_id as "playerId" from data_export where id = $1 and ready_at is null for update',
    [id],
  );
  return rows[0]?.playerId;
}

export async function writeReady(client: Queryable, id: bigint, body: Buffer, bytes: number): Promise<void> {
  await client.query(
    `update data_export set body = $2, bytes = $3, ready_at = now(), expires_at = now() + interval '7 days' where id = $1`,
    [id, body, bytes],
  );
}

/** Hands out the sealed copy and removes it; undefined if there is none. */
export async function takeCopy(client: Queryable, playerId: bigint): Promise<{ readonly id: bigint; readonly body: Buffer } | undefined> {
  const { rows } = await client.query<{ id: bigint; body: Buffer | null }>(
    `select id, body from data_export
     where player_id = $1 and downloaded_at is null and ready_at is not null and expires_at > now()
     order by id desc limit 1 for update`,
    [playerId],
  );
  const [found] = rows;
  if (!found?.body) return undefined;
  await client.query('update data_export set body = null, downloaded_at = now() where id = $1', [found.id]);
  return { id: found.id, body: found.body };
}

/** Lets go of what nobody came for in time. */
export async function writeExpired(on: Queryable): Promise<void> {
  await on.query('update data_export set body = null where body is not null and expires_at <= now()');
}
