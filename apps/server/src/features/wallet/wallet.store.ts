import type { PlayerAccountKind } from '@touchline/ledger/account';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** A player's account as it stands. */
export interface PlayerAccountRow {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly kind: PlayerAccountKind;
  readonly currency: string;
  /** Of a bonus; null of every other account. */
  readonly grantId: bigint | null;
  readonly balanceMinor: bigint;
}

const COLUMNS = 'id, player_id as "playerId", kind, currency, grant_id as "grantId", balance_minor as "balanceMinor"';

export async function readPlayerAccounts(on: Queryable, playerId: bigint): Promise<PlayerAccountRow[]> {
  const { rows } = await on.query<PlayerAccountRow>(
    prepared(`select ${COLUMNS} from ledger_account where player_id = $1 order by id`, [playerId]),
  );
  return rows;
}

export async function readPlayerAccount(on: Queryable, accountId: bigint): Promise<PlayerAccountRow | undefined> {
  const { rows } = await on.query<PlayerAccountRow>(
    prepared(`select ${COLUMNS} from ledger_account where id = $1 and player_id is not null`, [accountId]),
  );
  return rows[0];
}

/** Locks all accounts of a player, or those in a currency, until the transaction ends, in the order of their ids. */
export async function lockPlayerAccounts(client: Queryable, playerId: bigint, currency?: string): Promise<PlayerAccountRow[]> {
  const { rows } = await client.query<PlayerAccountRow>(
    prepared(`select ${COLUMNS} from ledger_account where player_id = $1 and ($2::text is null or currency = $2) order by id for update`, [
      playerId,
      currency ?? null,
    ]),
  );
  return rows;
}
