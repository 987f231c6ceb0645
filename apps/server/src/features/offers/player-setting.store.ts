import type { Queryable } from '#platform/db/queryable';

/** By number; absent ones have their default. */
export async function readSettings(on: Queryable, playerId: bigint): Promise<ReadonlyMap<number, boolean>> {
  const { rows } = await on.query<{ settingId: number; value: string }>(
    'select setting_id as "settingId", value from player_setting where player_id = $1',
    [playerId],
  );
  return new Map(rows.map(({ settingId, value }) => [settingId, value === 'true']));
}

export async function writeSetting(on: Queryable, playerId: bigint, settingId: number, value: boolean): Promise<void> {
  await on.query(
    `insert into player_setting (player_id, setting_id, value) values ($1, $2, $3)
     on conflict (player_id, setting_id) do update set value = excluded.value, set_at = now()`,
    [playerId, settingId, String(value)],
  );
}
