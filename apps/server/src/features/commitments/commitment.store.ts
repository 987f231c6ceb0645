import type { COMMITMENT_KINDS, CommitmentLeaf } from '@touchline/contract/commitments/shapes';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

type Kind = (typeof COMMITMENT_KINDS)[number];

export interface LoggedCommitment {
  readonly id: bigint;
  readonly kind: Kind;
  readonly promise: string;
  readonly loggedAt: Date;
  /** Which leaf of the tree it is, from 0. Null until its hour is summed up. */
  readonly place: number | null;
}

const COLUMNS = 'id, kind, promise, logged_at as "loggedAt", place';

export async function readCommitment(on: Queryable, promise: string): Promise<LoggedCommitment | undefined> {
  const { rows } = await on.query<LoggedCommitment>(`select ${COLUMNS} from commitment where promise = $1`, [promise]);
  return rows[0];
}

/** The beginning of the hour in which the log began; undefined while nothing is in it. */
export async function readFirstHour(on: Queryable): Promise<Date | undefined> {
  const { rows } = await on.query<{ hour: Date | null }>("select date_trunc('hour', min(logged_at), 'UTC') as hour from commitment");
  return rows[0]?.hour ?? undefined;
}

/** Commitments without a place that were logged before an instant, the oldest first. */
export async function readWaiting(on: Queryable, before: Date, limit: number): Promise<LoggedCommitment[]> {
  const { rows } = await on.query<LoggedCommitment>(
    `select ${COLUMNS} from commitment where place is null and logged_at < $1 order by id limit $2`,
    [before, limit],
  );
  return rows;
}

/** How many commitments have their place. */
export async function readSize(on: Queryable): Promise<number> {
  const { rows } = await on.query<{ size: number }>('select coalesce(max(place) + 1, 0) as size from commitment');
  return (rows[0] as { size: number }).size;
}

/** Gives commitments their places, one after the other. The database takes that once of each. */
export async function writePlaces(client: pg.PoolClient, from: number, ids: readonly bigint[]): Promise<void> {
  await client.query(
    `update commitment c set place = $1 + given.at - 1
     from unnest($2::bigint[]) with ordinality as given (id, at) where c.id = given.id`,
    [from, ids],
  );
}

/** Commitments by their places, from one on and before another. */
export async function readLeaves(on: Queryable, from: number, before: number, limit: number): Promise<CommitmentLeaf[]> {
  const { rows } = await on.query<CommitmentLeaf>(
    'select place, kind, promise from commitment where place >= $1 and place < $2 order by place limit $3',
    [from, before, limit],
  );
  return rows;
}
