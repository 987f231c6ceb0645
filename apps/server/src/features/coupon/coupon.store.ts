import type pg from 'pg';

export interface SavedRow {
  readonly guid: string;
  readonly code: string;
  readonly coupon: unknown;
  readonly savedAt: Date;
}

/** Keeps a coupon; the same content keeps its guid and code, and its expiry is extended. Throws a database error 23505 where the new code is taken. */
export async function writeSavedCoupon(
  pool: pg.Pool,
  saved: { guid: string; code: string; contentHash: string; coupon: string },
): Promise<Omit<SavedRow, 'coupon'>> {
  const { rows } = await pool.query<SavedRow>({
    name: 'coupon-save',
    text: `insert into saved_coupon (guid, code, content_hash, coupon) values ($1, $2, $3, $4)
      on conflict (content_hash) do update set saved_at = now()
      returning guid, code, saved_at as "savedAt"`,
    values: [saved.guid, saved.code, saved.contentHash, saved.coupon],
  });
  const row = rows[0];
  if (!row) throw new Error('a coupon was not saved');
  return row;
}

/** By guid or code, if it was saved within the last `days`. */
export async function readSavedCoupon(pool: pg.Pool, name: string, days: number): Promise<SavedRow | undefined> {
  const { rows } = await pool.query<SavedRow>({
    name: 'coupon-read',
    text: `select guid, code, coupon, saved_at as "savedAt" from saved_coupon
      where (guid = $1 or code = upper($1)) and saved_at > now() - $2 * interval '1 day'`,
    values: [name, days],
  });
  return rows[0];
}

export async function deleteOldCoupons(pool: pg.Pool, days: number): Promise<void> {
  await pool.query("delete from saved_coupon where saved_at < now() - $1 * interval '1 day'", [days]);
}
