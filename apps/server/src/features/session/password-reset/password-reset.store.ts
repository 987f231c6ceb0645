import type { Queryable } from '#platform/db/queryable';

export type ResetChannel = 'mail' | 'sms';

const MAX_ATTEMPTS = 5;

export interface NewReset {
  readonly id: string;
  readonly playerId: bigint | null;
  readonly channel: ResetChannel;
  readonly loginHash: Buffer;
  readonly lifeSeconds: number;
}

/** Gives when it ends. */
export async function writeReset(on: Queryable, { id, playerId, channel, loginHash, lifeSeconds }: NewReset): Promise<Date> {
  const { rows } = await on.query<{ expiresAt: Date }>(
    `insert into password_reset (id, player_id, channel, login_hash, expires_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 second') returning expires_at as "expiresAt"`,
    [id, playerId, channel, loginHash, lifeSeconds],
  );
  const [written] = rows;
  if (!written) throw new Error('a reset was not written');
  return written.expiresAt;
}

/** Whether a reset was asked for this login within so many seconds. */
export async function readRecent(on: Queryable, loginHash: Buffer, seconds: number): Promise<boolean> {
  const { rows } = await on.query(
    "select id from password_reset where login_hash = $1 and created_at > now() - $2 * interval '1 second' limit 1",
    [loginHash, seconds],
  );
  return rows.length > 0;
}

interface AwaitedReset extends Pick<NewReset, 'playerId' | 'channel'> {
  readonly secretHash: Buffer | null;
  readonly expiresAt: Date;
}

/** A reset that waits: not done, not ended. */
export async function findPendingReset(on: Queryable, id: string): Promise<AwaitedReset | undefined> {
  const { rows } = await on.query<AwaitedReset>(
    `select player_id as "playerId", channel, secret_hash as "secretHash", expires_at as "expiresAt"
     from password_reset where id = $1 and done_at is null and attempts < $2 and expires_at > now()`,
    [id, MAX_ATTEMPTS],
  );
  return rows[0];
}

export async function writeSecret(on: Queryable, id: string, secretHash: Buffer): Promise<void> {
  await on.query('update password_reset set secret_hash = $2 where id = $1', [id, secretHash]);
}

interface AttemptedReset extends Pick<NewReset, 'playerId' | 'channel' | 'loginHash'> {
  readonly secretHash: Buffer | null;
}

/** Counts an attempt; undefined where the reset is not there, has ended, is done or was tried too often. */
export async function countAttempt(on: Queryable, id: string): Promise<AttemptedReset | undefined> {
  const { rows } = await on.query<AttemptedReset>(
    `update password_reset set attempts = attempts + 1
     where id = $1 and done_at is null and expires_at > now() and attempts < $2
     returning player_id as "playerId", secret_hash as "secretHash", channel, login_hash as "loginHash"`,
    [id, MAX_ATTEMPTS],
  );
  return rows[0];
}

/** Uses a reset up, and with it every other that waits for this player; false where another has. */
export async function markCompleted(on: Queryable, id: string, playerId: bigint): Promise<boolean> {
  const { rowCount } = await on.query('update password_reset set done_at = now() where id = $1 and done_at is null', [id]);
  if ((rowCount ?? 0) === 0) return false;
  await on.query('update password_reset set done_at = now() where player_id = $1 and done_at is null', [playerId]);
  return true;
}

export async function deleteEnded(on: Queryable): Promise<void> {
  await on.query("delete from password_reset where expires_at < now() - interval '1 day'");
}
