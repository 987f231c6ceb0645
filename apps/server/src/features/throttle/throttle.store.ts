import type pg from 'pg';

/** Counts run in windows of this length, which begin with the first that is counted. */
export const WINDOW_SECONDS = 3600;

/** A subject's count in its window. */
export interface Count {
  readonly count: number;
  /** Since the newest that was counted. */
  readonly quietSeconds: number;
  /** Until the window ends. */
  readonly leftSeconds: number;
}

interface Row {
  readonly subject: Buffer;
  readonly count: number;
  readonly quiet: number;
  readonly left: number;
}

const COLUMNS = `subject, count, extract(epoch from now() - last_at)::float8 as quiet,
  extract(epoch from since + ${WINDOW_SECONDS} * interval '1 second' - now())::float8 as left`;

const presentRows = (rows: readonly Row[]): ReadonlyMap<string, Count> =>
  new Map(
    rows.map(({ subject, count, quiet, left }) => [subject.toString('base64url'), { count, quietSeconds: quiet, leftSeconds: left }]),
  );

/** Counts each of the subjects once more; gives how they stand, by their base64url. In one order, so that two such statements never wait for each other. */
export async function writeCounts(pool: pg.Pool, subjects: readonly Buffer[]): Promise<ReadonlyMap<string, Count>> {
  const { rows } = await pool.query<Row>({
    name: 'throttle-count',
    text: `insert into throttle_count as c (subject, count) select s, 1 from unnest($1::bytea[]) s order by s
      on conflict (subject) do update set last_at = now(),
        count = case when c.since > now() - ${WINDOW_SECONDS} * interval '1 second' then c.count + 1 else 1 end,
        since = case when c.since > now() - ${WINDOW_SECONDS} * interval '1 second' then c.since else now() end
      returning ${COLUMNS}`,
    values: [subjects],
  });
  return presentRows(rows);
}

/** Those of the subjects that have been counted in a window that still runs. */
export async function readCounts(pool: pg.Pool, subjects: readonly Buffer[]): Promise<ReadonlyMap<string, Count>> {
  const { rows } = await pool.query<Row>({
    name: 'throttle-read',
    text: `select ${COLUMNS} from throttle_count where subject = any ($1::bytea[]) and since > now() - ${WINDOW_SECONDS} * interval '1 second'`,
    values: [subjects],
  });
  return presentRows(rows);
}

/** Subjects with a window that runs, newest first. */
export async function readSubjects(pool: pg.Pool, limit: number): Promise<Buffer[]> {
  const { rows } = await pool.query<{ subject: Buffer }>(
    `select subject from throttle_count where since > now() - ${WINDOW_SECONDS} * interval '1 second' order by since desc limit $1`,
    [limit],
  );
  return rows.map(({ subject }) => subject);
}

export async function deleteCounts(pool: pg.Pool, subjects: readonly Buffer[]): Promise<void> {
  await pool.query('delete from throttle_count where subject = any ($1::bytea[])', [subjects]);
}

export async function deleteEndedCounts(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from throttle_count where since <= now() - ${WINDOW_SECONDS} * interval '1 second'`);
}
