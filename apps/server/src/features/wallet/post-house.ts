import { invariant } from '@touchline/kernel/invariant';
import type { Transaction } from '@touchline/ledger/transaction';
import type pg from 'pg';
import { type BatchEntry, getOrCreateAccount, writePostings } from './posting-batch.store.ts';

/** Posts a transaction between accounts of a brand's house, which no player's entry tells the brand of. Throws as `writePostings` does. */
export async function postHouse(client: pg.PoolClient, brandId: number, transaction: Transaction): Promise<void> {
  const entries: BatchEntry[] = [];
  for (const { account, amountMinor } of transaction.entries) {
    invariant(account.playerId === null, 'an account of the house has no player');
    entries.push({ place: 0, accountId: await getOrCreateAccount(client, account, brandId), amountMinor });
  }
  await writePostings(client, [transaction], entries);
}
