import type pg from 'pg';
import type { SavedRow } from './coupon.store.ts';

/** Notes that a player saved a coupon; saving it again makes it the newest. */
export async function writeKept(pool: pg.Pool, playerId: bigint, guid: string): Promise<void> {
  await pool.query({
    name: 'coupon-kept',
    text: `insert into player_saved_coupon (player_id, guid) values ($1, $2) on conflict (player_id, guid) do update set kept_at = now()`,
    values: [playerId, guid],
  });
}

/** A player's saved coupons of the last days, newest first; `savedAt` is when this player saved it. */
export async function readKept(pool: pg.Pool, playerId: bigint, days: number, limit: number): Promise<SavedRow[]> {
  const { rows } = await pool.query<SavedRow>({
    name: 'coupon-kept-read',
    text: `select s.guid, s.code, s.coupon, k.kept_at as "savedAt" from player_saved_coupon k join saved_coupon s on s.guid = k.guid
      where k.player_id = $1 and k.kept_at > now() - $2 * interval '1 day' order by k.kept_at desc limit $3`,
    values: [playerId, days, limit],
  });
  return rows;
}

export async function deleteOldKept(pool: pg.Pool, days: number): Promise<void> {
  await pool.query("delete from player_saved_coupon where kept_at < now() - $1 * interval '1 day'", [days]);
}
