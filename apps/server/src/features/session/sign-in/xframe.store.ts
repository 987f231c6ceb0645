import { sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    xframe_token: { token_hash: Buffer; player_id: bigint; client_id: string; expires_at: Date; used_at: Date | null };
  }
}

/** Between a partner's server getting the token and its frame using it. */
export const XFRAME_SECONDS = 60;

export async function writeXframe(
  db: DbOrTrx,
  token: { readonly tokenHash: Buffer; readonly playerId: bigint; readonly clientId: string },
) {
  await db
    .insertInto('xframe_token')
    .values({
      token_hash: token.tokenHash,
      player_id: token.playerId,
      client_id: token.clientId,
      expires_at: sql<Date>`now() + ${XFRAME_SECONDS} * interval '1 second'`,
      used_at: null,
    })
    .execute();
}

/** Whose token it is; it is used up afterwards. */
export async function takeXframe(db: DbOrTrx, tokenHash: Buffer): Promise<bigint | undefined> {
  const taken = await db
    .updateTable('xframe_token')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('player_id')
    .executeTakeFirst();
  return taken?.player_id;
}

export async function deleteEnded(db: DbOrTrx): Promise<void> {
  await db.deleteFrom('xframe_token').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
