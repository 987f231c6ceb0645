import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    recovery_key: { player_id: bigint; key_hash: string; made_at: Generated<Date> };
    email_change: { player_id: bigint; email: Buffer; began_at: Generated<Date> };
  }
}

export async function writeRecoveryKey(db: DbOrTrx, playerId: bigint, keyHash: string): Promise<void> {
  await db
    .insertInto('recovery_key')
    .values({ player_id: playerId, key_hash: keyHash })
    .onConflict((c) => c.column('player_id').doUpdateSet({ key_hash: keyHash, made_at: sql<Date>`now()` }))
    .execute();
}

/** Takes the key away where it is the one; true once. */
export async function deleteRecoveryKey(db: DbOrTrx, playerId: bigint, keyHash: string): Promise<boolean> {
  const gone = await db.deleteFrom('recovery_key').where('player_id', '=', playerId).where('key_hash', '=', keyHash).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** The sealed address that a code was sent to, on its way to being the player's. */
export async function writeEmailChange(db: DbOrTrx, playerId: bigint, email: Buffer): Promise<void> {
  await db
    .insertInto('email_change')
    .values({ player_id: playerId, email })
    .onConflict((c) => c.column('player_id').doUpdateSet({ email, began_at: sql<Date>`now()` }))
    .execute();
}

/** Takes it out; undefined where there was none. */
export async function takeEmailChange(db: DbOrTrx, playerId: bigint): Promise<Buffer | undefined> {
  const { rows } = await sql<{ email: Buffer }>`delete from email_change where player_id = ${playerId} returning email`.execute(db);
  return rows[0]?.email;
}
