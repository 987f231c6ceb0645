import type { Queryable } from '#platform/db/queryable';

/** When the reminder comes again; undefined for a player who never put it off. */
export async function readPopup(on: Queryable, playerId: bigint): Promise<Date | undefined> {
  const { rows } = await on.query<{ popupAt: Date }>('select remind_at as "popupAt" from activation_popup where player_id = $1', [
    playerId,
  ]);
  return rows[0]?.popupAt;
}

/** Puts the reminder off, by the database's clock. */
export async function writePopup(on: Queryable, playerId: bigint, hours: number): Promise<void> {
  await on.query(
    `insert into activation_popup (player_id, remind_at) values ($1, now() + $2 * interval '1 hour')
     on conflict (player_id) do update set remind_at = excluded.remind_at`,
    [playerId, hours],
  );
}
