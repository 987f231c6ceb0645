import type { Queryable } from '#platform/db/queryable';

/** `until` null: for good. */
export interface ChatMuted {
  readonly until: Date | null;
  readonly reason: string;
}

/** In force at this moment. */
const STANDS = '(until is null or until > clock_timestamp())';

export async function readMute(on: Queryable, playerId: bigint): Promise<ChatMuted | undefined> {
  const { rows } = await on.query<ChatMuted>(`select until, reason from casino_chat_mute where player_id = $1 and ${STANDS}`, [playerId]);
  return rows[0];
}

/** Keeps a player from writing, in place of what stood; for good where there are no minutes. Gives until when. */
export async function writeMute(
  client: Queryable,
  playerId: bigint,
  { minutes, reason, by }: { readonly minutes: number | null; readonly reason: string; readonly by: bigint },
): Promise<Date | null> {
  const { rows } = await client.query<{ until: Date | null }>(
    `insert into casino_chat_mute (player_id, until, reason, muted_by) values ($1, clock_timestamp() + make_interval(mins => $2::int), $3, $4)
     on conflict (player_id) do update
       set until = excluded.until, reason = excluded.reason, muted_by = excluded.muted_by, muted_at = clock_timestamp()
     returning until`,
    [playerId, minutes, reason, by],
  );
  return rows[0]?.until ?? null;
}

/** False where none stood. */
export async function deleteMute(client: Queryable, playerId: bigint): Promise<boolean> {
  const { rowCount } = await client.query(`delete from casino_chat_mute where player_id = $1 and ${STANDS}`, [playerId]);
  return rowCount === 1;
}

export interface BrandMute extends ChatMuted {
  readonly playerId: bigint;
  readonly name: string;
  readonly by: bigint;
}

/** Of a brand's people, the newest first. */
export async function readMutes(on: Queryable, brandId: number, limit: number): Promise<BrandMute[]> {
  const { rows } = await on.query<BrandMute>(
    `select m.player_id as "playerId", p.name, m.until, m.reason, m.muted_by as by
     from casino_chat_mute m join casino_chat_person p using (player_id) where p.brand_id = $1 and ${STANDS} order by m.muted_at desc limit $2`,
    [brandId, limit],
  );
  return rows;
}
