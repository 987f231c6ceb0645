import type { COMMITMENT_KINDS, CommitmentLeaf } from '@touchline/contract/commitments/shapes';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

type Kind = (typeof COMMITMENT_KINDS)[number];

export interface LoggedCommitment {
  readonly id: bigint;
  readonly kind: Kind;
  readonly promise: string;
  readonly loggedAt: Date;
  /** Null until its hour has been summed up; `place` from 0. */
  readonly rootNumber: number | null;
  readonly place: number | null;
}

const COLUMNS = 'id, kind, promise, logged_at as "loggedAt", root_number as "rootNumber", place';

export async function readCommitment(on: Queryable, promise: string): Promise<LoggedCommitment | undefined> {
  const { rows } = await on.query<LoggedCommitment>(`select ${COLUMNS} from commitment where promise = $1`, [promise]);
  return rows[0];
}

/** The beginning of the hour in which the log began; undefined while nothing is in it. */
export async function readFirstHour(on: Queryable): Promise<Date | undefined> {
  const { rows } = await on.query<{ hour: Date }>(
    `select date_trunc('hour', logged_at, 'UTC') as hour from commitment order by logged_at, id limit 1`,
  );
  return rows[0]?.hour;
}

/** Commitments without a place that were logged before an instant, the oldest first. */
export async function readWaiting(on: Queryable, before: Date, limit: number): Promise<LoggedCommitment[]> {
  const { rows } = await on.query<LoggedCommitment>(
    `select ${COLUMNS} from commitment where root_number is null and logged_at < $1 order by id limit $2`,
    [before, limit],
  );
  return rows;
}

/** Gives commitments their places under a root, from 0. The database takes that once of each. */
export async function writePlaces(client: pg.PoolClient, rootNumber: number, ids: readonly bigint[]): Promise<void> {
  await client.query(
    `update commitment c set root_number = $1, place = given.place - 1
     from unnest($2::bigint[]) with ordinality as given (id, place) where c.id = given.id`,
    [rootNumber, ids],
  );
}

/** The commitments under a root by their places, from one on. */
export async function readLeaves(on: Queryable, rootNumber: number, from: number, limit: number): Promise<CommitmentLeaf[]> {
  const { rows } = await on.query<CommitmentLeaf>(
    'select place, kind, promise from commitment where root_number = $1 and place >= $2 order by place limit $3',
    [rootNumber, from, limit],
  );
  return rows;
}
