import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

export type ResetChannel = 'mail' | 'sms';

declare module '#platform/db' {
  interface Tables {
    password_reset: {
      id: string;
      player_id: bigint | null;
      channel: ResetChannel;
      login_hash: Buffer;
      secret_hash: Buffer | null;
      attempts: Generated<number>;
      created_at: Generated<Date>;
      expires_at: Date;
      done_at: Date | null;
    };
  }
}

const MOST_ATTEMPTS = 5;

export interface NewReset {
  readonly id: string;
  readonly playerId: bigint | null;
  readonly channel: ResetChannel;
  readonly loginHash: Buffer;
  readonly lifeSeconds: number;
}

export async function writeReset(db: DbOrTrx, reset: NewReset): Promise<Date> {
  const { expires_at } = await db
    .insertInto('password_reset')
    .values({
      id: reset.id,
      player_id: reset.playerId,
      channel: reset.channel,
      login_hash: reset.loginHash,
      expires_at: sql<Date>`now() + ${reset.lifeSeconds} * interval '1 second'`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Whether a reset was asked for this login within so many seconds. */
export async function readRecent(db: DbOrTrx, loginHash: Buffer, seconds: number): Promise<boolean> {
  const found = await db
    .selectFrom('password_reset')
    .select('id')
    .where('login_hash', '=', loginHash)
    .where('created_at', '>', sql<Date>`now() - ${seconds} * interval '1 second'`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A reset that waits: not done, not ended. */
export async function readAwaited(db: DbOrTrx, id: string) {
  return db
    .selectFrom('password_reset')
    .select(['player_id as playerId', 'channel', 'secret_hash as secretHash', 'expires_at as expiresAt'])
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('attempts', '<', MOST_ATTEMPTS)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function writeSecret(db: DbOrTrx, id: string, secretHash: Buffer): Promise<void> {
  await db.updateTable('password_reset').set({ secret_hash: secretHash }).where('id', '=', id).execute();
}

/** Counts an attempt; undefined where the reset is not there, has ended, is done or was tried too often. */
export async function takeAttempt(db: DbOrTrx, id: string) {
  return db
    .updateTable('password_reset')
    .set((e) => ({ attempts: e('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('attempts', '<', MOST_ATTEMPTS)
    .returning(['player_id as playerId', 'secret_hash as secretHash', 'channel', 'login_hash as loginHash'])
    .executeTakeFirst();
}

/** Uses a reset up, and with it every other that waits for this player; false where another has. */
export async function writeDone(db: DbOrTrx, id: string, playerId: bigint): Promise<boolean> {
  const done = await db
    .updateTable('password_reset')
    .set({ done_at: sql`now()` })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n) return false;
  await db
    .updateTable('password_reset')
    .set({ done_at: sql`now()` })
    .where('player_id', '=', playerId)
    .where('done_at', 'is', null)
    .execute();
  return true;
}

export async function deleteEnded(db: DbOrTrx): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
