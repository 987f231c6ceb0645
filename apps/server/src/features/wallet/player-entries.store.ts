import type { PlayerAccountKind } from '@touchline/ledger/account';
import type { DbOrTrx } from '#platform/db';

/** What moved on one account of a player. */
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
  db: DbOrTrx,
  playerId: bigint,
  kinds: readonly PlayerAccountKind[],
  most: number,
): Promise<PlayerEntry[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('entry', 'entry.account_id', 'account.id')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'entry.transaction_id')
    .select(['entry.transaction_id as transactionId', 'account.kind as accountKind', 'ledger_transaction.kind as kind'])
    .select(['entry.amount_minor as amountMinor', 'account.currency as currency', 'ledger_transaction.created_at as at'])
    .where('account.player_id', '=', playerId)
    .where('account.kind', 'in', [...kinds])
    .orderBy('entry.transaction_id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, accountKind: row.accountKind as PlayerAccountKind }));
}
