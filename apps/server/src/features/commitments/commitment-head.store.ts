import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

export interface StoredHead {
  readonly number: number;
  /** The beginning of its hour. */
  readonly hour: Date;
  readonly size: number;
  /** The size of the head before it. */
  readonly sizeBefore: number;
  /** 64 hexadecimal digits. */
  readonly root: string;
}

const HEADS = `select h.number, h.hour, h.size, h.root, coalesce(b.size, 0) as "sizeBefore"
  from commitment_head h left join commitment_head b on b.number = h.number - 1`;

/** The newest head, with the log locked until the transaction ends: one process at a time adds to it. Also the database's clock. */
export async function lockLog(client: pg.PoolClient): Promise<{ readonly last: StoredHead | undefined; readonly now: Date }> {
  await client.query("select pg_advisory_xact_lock(hashtext('commitments'))");
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const [last] = await readHeads(client, undefined, 1);
  return { last, now: (rows[0] as { now: Date }).now };
}

/** Newest first, those before a number. */
export async function readHeads(on: Queryable, before: number | undefined, limit: number): Promise<StoredHead[]> {
  const { rows } = await on.query<StoredHead>(`${HEADS} where h.number < coalesce($1, 2147483647) order by h.number desc limit $2`, [
    before ?? null,
    limit,
  ]);
  return rows;
}

export async function readHead(on: Queryable, number: number): Promise<StoredHead | undefined> {
  const { rows } = await on.query<StoredHead>(`${HEADS} where h.number = $1`, [number]);
  return rows[0];
}

/** The first head that has a commitment of this place; undefined until its hour is summed up. */
export async function readHeadOfPlace(on: Queryable, place: number): Promise<StoredHead | undefined> {
  const { rows } = await on.query<StoredHead>(`${HEADS} where h.size > $1 order by h.size, h.number limit 1`, [place]);
  return rows[0];
}

export async function writeHead(client: pg.PoolClient, { number, hour, size, root }: Omit<StoredHead, 'sizeBefore'>): Promise<void> {
  await client.query('insert into commitment_head (number, hour, size, root) values ($1, $2, $3, $4)', [number, hour, size, root]);
}
