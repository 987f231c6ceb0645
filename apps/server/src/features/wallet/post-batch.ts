import { accountKey } from '@touchline/ledger/account';
import type { Transaction } from '@touchline/ledger/transaction';
import type pg from 'pg';
import { accountOf, type BatchEntry, getOrCreateAccount, type LockedAccount, writePostings } from './posting-batch.store.ts';

/**
 * Posts transactions of several players in one statement and gives their numbers by place. `accounts` are the players' own, which the caller has
 * locked; accounts that are missing are made. Throws as `writePostings` does.
 */
export async function postBatch(
  client: pg.PoolClient,
  transactions: readonly Transaction[],
  accounts: readonly LockedAccount[],
): Promise<readonly bigint[]> {
  const ids = new Map(accounts.map((account) => [accountKey(accountOf(account)), account.id]));
  const entries: BatchEntry[] = [];
  for (const [place, { entries: own }] of transactions.entries())
    for (const { account, amountMinor } of own) {
      const key = accountKey(account);
      const accountId = ids.get(key) ?? (await getOrCreateAccount(client, account));
      ids.set(key, accountId);
      entries.push({ place, accountId, amountMinor });
    }
  return writePostings(client, transactions, entries);
}
