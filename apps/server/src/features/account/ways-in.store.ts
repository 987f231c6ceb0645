import { sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';
import { BLOCKED } from './block.store.ts';

/** A player as signing in sees one; undefined for no such player. */
export async function readWayIn(db: DbOrTrx, playerId: bigint) {
  return db
    .selectFrom('player')
    .select(['id', 'language', 'country_id as countryId', BLOCKED.as('blocked')])
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

/** The most that one bet may stake, minor units of the base currency; false where there is no such player. */
export async function writeMostStake(db: DbOrTrx, playerId: bigint, mostStakeMinor: bigint | null): Promise<boolean> {
  const written = await db.updateTable('player').set({ most_stake_minor: mostStakeMinor }).where('id', '=', playerId).executeTakeFirst();
  return written.numUpdatedRows > 0n;
}
