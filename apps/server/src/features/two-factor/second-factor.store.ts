import type { Queryable } from '#platform/db/queryable';

interface StoredFactor {
  readonly secret: Buffer;
  readonly enabled_at: Date | null;
}

export async function readSecondFactor(on: Queryable, playerId: bigint): Promise<StoredFactor | undefined> {
  const { rows } = await on.query<StoredFactor>('select secret, enabled_at from second_factor where player_id = $1', [playerId]);
  return rows[0];
}

/** Writes a secret that is to be confirmed; false where the player has one that is in use. */
export async function writePending(on: Queryable, playerId: bigint, secret: Buffer): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into second_factor (player_id, secret, enabled_at) values ($1, $2, null)
     on conflict (player_id) do update set secret = excluded.secret, last_step = 0 where second_factor.enabled_at is null`,
    [playerId, secret],
  );
  return (rowCount ?? 0) > 0;
}

/** Uses up the period of a code; false where this period or a later one is used already. Of several concurrent tries one succeeds. */
export async function writeStep(on: Queryable, playerId: bigint, step: bigint): Promise<boolean> {
  const { rowCount } = await on.query('update second_factor set last_step = $2 where player_id = $1 and last_step < $2', [playerId, step]);
  return (rowCount ?? 0) > 0;
}

export async function writeEnabled(on: Queryable, playerId: bigint): Promise<void> {
  await on.query('update second_factor set enabled_at = now() where player_id = $1', [playerId]);
}

export async function deleteSecondFactor(on: Queryable, playerId: bigint): Promise<boolean> {
  const { rowCount } = await on.query('delete from second_factor where player_id = $1', [playerId]);
  return (rowCount ?? 0) > 0;
}
