import type { PlayerAccountKind } from '@touchline/ledger/account';
import type { Queryable } from '#platform/db/queryable';

/** Movements on one account of a player. */
export interface PlayerEntry {
  readonly transactionId: bigint;
  readonly accountKind: PlayerAccountKind;
  readonly kind: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly at: Date;
}

/** Entries on accounts of some kinds, newest first. */
export async function readPlayerEntries(
  on: Queryable,
  playerId: bigint,
  kinds: readonly PlayerAccountKind[],
  limit: number,
): Promise<PlayerEntry[]> {
  const { rows } = await on.query<PlayerEntry>(
    `select e.transaction_id as "transactionId", a.kind as "accountKind", t.kind, e.amount_minor as "amountMinor", a.currency,
       t.created_at as at
     from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transaction t on t.id = e.transaction_id
     where a.player_id = $1 and a.kind = any ($2::text[]) order by e.transaction_id desc limit $3`,
    [playerId, kinds, limit],
  );
  return rows;
}
