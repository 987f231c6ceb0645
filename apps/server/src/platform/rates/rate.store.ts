import type pg from 'pg';

export interface RateAddition {
  readonly subject: Buffer;
  readonly calls: number;
  readonly windowSeconds: number;
}

export interface RateTotal {
  readonly count: number;
  /** Until the window ends, by the database's clock. */
  readonly leftMs: number;
}

/** Counts more calls of each subject, which are different ones; gives where its window stands, in their order. */
export async function writeRates(pool: pg.Pool, additions: readonly RateAddition[]): Promise<RateTotal[]> {
  const { rows } = await pool.query<{ subject: Buffer; count: number; left: number }>({
    name: 'rate-count',
    // In one order, so that two such statements never wait for each other.
    text: `insert into rate_count as c (subject, count, expires_at)
      select s, n, now() + w * interval '1 second' from unnest($1::bytea[], $2::int[], $3::int[]) as t (s, n, w) order by s
      on conflict (subject) do update set
        count = case when c.expires_at > now() then c.count + excluded.count else excluded.count end,
        expires_at = case when c.expires_at > now() then c.expires_at else excluded.expires_at end
      returning subject, count, extract(epoch from expires_at - now())::float8 * 1000 as left`,
    values: [additions.map((a) => a.subject), additions.map((a) => a.calls), additions.map((a) => a.windowSeconds)],
  });
  const found = new Map(rows.map(({ subject, count, left }) => [subject.toString('latin1'), { count, leftMs: left }]));
  return additions.map(({ subject, calls }) => found.get(subject.toString('latin1')) ?? { count: calls, leftMs: 0 });
}

/** Windows that are over. */
export async function deleteEndedRates(pool: pg.Pool): Promise<void> {
  await pool.query('delete from rate_count where expires_at <= now()');
}
