import type { Generated } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    closed_account: { account_id: bigint; player_id: bigint; closed_at: Generated<Date> };
  }
}

/** Accounts that their player has put away. */
export async function readClosed(db: DbOrTrx, playerId: bigint): Promise<ReadonlySet<bigint>> {
  const rows = await db.selectFrom('closed_account').select('account_id').where('player_id', '=', playerId).execute();
  return new Set(rows.map((row) => row.account_id));
}

export async function writeClosed(db: DbOrTrx, playerId: bigint, accountId: bigint): Promise<void> {
  await db
    .insertInto('closed_account')
    .values({ account_id: accountId, player_id: playerId })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** False where it was not put away. */
export async function deleteClosed(db: DbOrTrx, accountId: bigint): Promise<boolean> {
  const gone = await db.deleteFrom('closed_account').where('account_id', '=', accountId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
