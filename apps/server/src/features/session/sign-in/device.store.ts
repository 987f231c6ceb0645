import type { Queryable } from '#platform/db/queryable';

export const DEVICE_DAYS = 90;

export async function writeDevice(
  on: Queryable,
  { tokenHash, playerId }: { readonly tokenHash: Buffer; readonly playerId: bigint },
): Promise<void> {
  await on.query("insert into trusted_device (token_hash, player_id, expires_at) values ($1, $2, now() + $3 * interval '1 day')", [
    tokenHash,
    playerId,
    DEVICE_DAYS,
  ]);
}

/** Whether the browser is one that the player trusts. Marks it as used. */
export async function takeDevice(on: Queryable, tokenHash: Buffer, playerId: bigint): Promise<boolean> {
  const { rowCount } = await on.query(
    'update trusted_device set last_used_at = now() where token_hash = $1 and player_id = $2 and expires_at > now()',
    [tokenHash, playerId],
  );
  return (rowCount ?? 0) > 0;
}

export async function deleteDevices(on: Queryable, playerId: bigint): Promise<void> {
  await on.query('delete from trusted_device where player_id = $1', [playerId]);
}

export async function deleteEnded(on: Queryable): Promise<void> {
  await on.query('delete from trusted_device where expires_at < now()');
}
