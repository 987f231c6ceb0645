import { sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

/** A player as signing in sees one; undefined for no such player. */
export async function readWayIn(db: DbOrTrx, playerId: bigint) {
  return db
    .selectFrom('player')
    .select(['id', 'blocked', 'language', 'country_id as countryId'])
    .select(['blocked_reason as blockedReason', 'blocked_at as blockedAt'])
    .where('id', '=', playerId)
    .executeTakeFirst();
}

export async function readConfirmed(db: DbOrTrx, playerId: bigint): Promise<{ readonly email: boolean; readonly phone: boolean }> {
  const found = await db
    .selectFrom('player')
    .select(['email_confirmed_at', 'phone_confirmed_at'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  return { email: Boolean(found?.email_confirmed_at), phone: Boolean(found?.phone_confirmed_at) };
}

export async function writeConfirmed(db: DbOrTrx, playerId: bigint, by: 'email' | 'phone', hash: Buffer): Promise<boolean> {
  const written = await db
    .updateTable('player')
    .set(by === 'email' ? { email_confirmed_at: sql`now()` } : { phone_confirmed_at: sql`now()` })
    .where('id', '=', playerId)
    .where(`${by}_hash`, '=', hash)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

/** False where the player is blocked already, or not there. */
export async function writeBlocked(db: DbOrTrx, playerId: bigint, reason: string): Promise<boolean> {
  const written = await db
    .updateTable('player')
    .set({ blocked: true, blocked_reason: reason, blocked_at: sql`now()` })
    .where('id', '=', playerId)
    .where('blocked', '=', false)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

/** The most that one bet may stake, minor units of the base currency; false where there is no such player. */
export async function writeMostStake(db: DbOrTrx, playerId: bigint, mostStakeMinor: bigint | null): Promise<boolean> {
  const written = await db.updateTable('player').set({ most_stake_minor: mostStakeMinor }).where('id', '=', playerId).executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

export async function writeUnblocked(db: DbOrTrx, playerId: bigint): Promise<void> {
  await db.updateTable('player').set({ blocked: false, blocked_reason: null, blocked_at: null }).where('id', '=', playerId).execute();
}
