import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    second_factor: { player_id: bigint; secret: Buffer; enabled_at: Date | null; last_step: Generated<bigint> };
  }
}

export async function readSecondFactor(db: DbOrTrx, playerId: bigint) {
  return db.selectFrom('second_factor').select(['secret', 'enabled_at']).where('player_id', '=', playerId).executeTakeFirst();
}

/** Writes a secret that is to be confirmed; false where the player has one that is in use. */
export async function writePending(db: DbOrTrx, playerId: bigint, secret: Buffer): Promise<boolean> {
  const written = await db
    .insertInto('second_factor')
    .values({ player_id: playerId, secret, enabled_at: null })
    .onConflict((c) => c.column('player_id').doUpdateSet({ secret, last_step: 0n }).where('second_factor.enabled_at', 'is', null))
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Uses up a period; false where this one or a later one has been used. Of several at once one gets it. */
export async function writeStep(db: DbOrTrx, playerId: bigint, step: bigint): Promise<boolean> {
  const taken = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('player_id', '=', playerId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

export async function writeEnabled(db: DbOrTrx, playerId: bigint): Promise<void> {
  await db.updateTable('second_factor').set({ enabled_at: sql`now()` }).where('player_id', '=', playerId).execute();
}

export async function deleteSecondFactor(db: DbOrTrx, playerId: bigint): Promise<boolean> {
  const gone = await db.deleteFrom('second_factor').where('player_id', '=', playerId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
