import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

export interface StoredRoot {
  readonly number: number;
  /** The beginning of its hour. */
  readonly hour: Date;
  readonly leaves: number;
  readonly root: string;
  readonly previousHead: string;
  readonly head: string;
}

const COLUMNS = 'number, hour, leaves, root, previous_head as "previousHead", head';

/** The newest root, with the log locked until the transaction ends: one process at a time sums an hour up. Also the database's clock. */
export async function lockLog(client: pg.PoolClient): Promise<{ readonly last: StoredRoot | undefined; readonly now: Date }> {
  await client.query("select pg_advisory_xact_lock(hashtext('commitments'))");
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const [last] = await readRoots(client, undefined, 1);
  return { last, now: (rows[0] as { now: Date }).now };
}

/** Newest first, those before a number. */
export async function readRoots(on: Queryable, before: number | undefined, limit: number): Promise<StoredRoot[]> {
  const { rows } = await on.query<StoredRoot>(
    `select ${COLUMNS} from commitment_root where number < coalesce($1, 2147483647) order by number desc limit $2`,
    [before ?? null, limit],
  );
  return rows;
}

export async function readRoot(on: Queryable, number: number): Promise<StoredRoot | undefined> {
  const { rows } = await on.query<StoredRoot>(`select ${COLUMNS} from commitment_root where number = $1`, [number]);
  return rows[0];
}

export async function writeRoot(client: pg.PoolClient, { number, hour, leaves, root, previousHead, head }: StoredRoot): Promise<void> {
  await client.query('insert into commitment_root (number, hour, leaves, root, previous_head, head) values ($1, $2, $3, $4, $5, $6)', [
    number,
    hour,
    leaves,
    root,
    previousHead,
    head,
  ]);
}
