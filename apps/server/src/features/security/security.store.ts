import type { Queryable } from '#platform/db/queryable';

export async function writeRecoveryKey(on: Queryable, playerId: bigint, keyHash: string): Promise<void> {
  await on.query(
    `insert into recovery_key (player_id, key_hash) values ($1, $2)
     on conflict (player_id) do update set key_hash = excluded.key_hash, created_at = now()`,
    [playerId, keyHash],
  );
}

/** Takes the key away where it is the one; true once. */
export async function deleteRecoveryKey(on: Queryable, playerId: bigint, keyHash: string): Promise<boolean> {
  const { rowCount } = await on.query('delete from recovery_key where player_id = $1 and key_hash = $2', [playerId, keyHash]);
  return (rowCount ?? 0) > 0;
}

/** The sealed address that a code was sent to, on its way to being the player's. */
export async function writeEmailChange(on: Queryable, playerId: bigint, email: Buffer): Promise<void> {
  await on.query(
    `insert into email_change (player_id, email) values ($1, $2)
     on conflict (player_id) do update set email = excluded.email, began_at = now()`,
    [playerId, email],
  );
}

/** Takes it out; undefined where there was none. */
export async function takeEmailChange(on: Queryable, playerId: bigint): Promise<Buffer | undefined> {
  const { rows } = await on.query<{ email: Buffer }>('delete from email_change where player_id = $1 returning email', [playerId]);
  return rows[0]?.email;
}
