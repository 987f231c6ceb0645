import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    trusted_device: {
      token_hash: Buffer;
      player_id: bigint;
      created_at: Generated<Date>;
      last_used_at: Generated<Date>;
      expires_at: Date;
    };
  }
}

export const DEVICE_DAYS = 90;

export async function writeDevice(db: DbOrTrx, device: { readonly tokenHash: Buffer; readonly playerId: bigint }) {
  await db
    .insertInto('trusted_device')
    .values({
      token_hash: device.tokenHash,
      player_id: device.playerId,
      expires_at: sql<Date>`now() + ${DEVICE_DAYS} * interval '1 day'`,
    })
    .execute();
}

/** Whether the browser is one that the player trusts. Marks it as used. */
export async function takeDevice(db: DbOrTrx, tokenHash: Buffer, playerId: bigint): Promise<boolean> {
  const used = await db
    .updateTable('trusted_device')
    .set({ last_used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('player_id', '=', playerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export async function deleteDevices(db: DbOrTrx, playerId: bigint): Promise<void> {
  await db.deleteFrom('trusted_device').where('player_id', '=', playerId).execute();
}

export async function deleteEnded(db: DbOrTrx): Promise<void> {
  await db.deleteFrom('trusted_device').where('expires_at', '<', sql<Date>`now()`).execute();
}
