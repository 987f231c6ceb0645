import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** Accounts that their player has put away. */
export async function readClosed(on: Queryable, playerId: bigint): Promise<ReadonlySet<bigint>> {
  const { rows } = await on.query<{ id: bigint }>(prepared('select account_id as id from hidden_account where player_id = $1', [playerId]));
  return new Set(rows.map(({ id }) => id));
}

export async function writeClosed(on: Queryable, playerId: bigint, accountId: bigint): Promise<void> {
  await on.query('insert into hidden_account (account_id, player_id) values ($1, $2) on conflict do nothing', [accountId, playerId]);
}

/** False where it was not put away. */
export async function deleteClosed(on: Queryable, accountId: bigint): Promise<boolean> {
  const { rowCount } = await on.query('delete from hidden_account where account_id = $1', [accountId]);
  return rowCount === 1;
}
