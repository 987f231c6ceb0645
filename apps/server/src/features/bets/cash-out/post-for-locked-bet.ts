import { moneyText } from '@touchline/catalogue/money-text';
import { type Account, accountKey, playerAccount } from '@touchline/ledger/account';
import type { Transaction } from '@touchline/ledger/transaction';
import { type BatchEntry, getOrCreateAccount, writePostings } from '#features/wallet';
import { writeEvent } from '#platform/events/write-events';
import type { LockedBet } from './locked-bet.ts';

/** A player's account of a kind as the transaction found it, 0 where there is none. */
export function lockedBalance({ accounts, row }: LockedBet, kind: 'player-main' | 'player-debt' | 'player-advance'): bigint {
  return accounts.find((a) => a.kind === kind && a.currency === row.currency)?.balanceMinor ?? 0n;
}

export interface Posted {
  readonly transactionId: bigint;
  /** The main account's balance afterwards. */
  readonly balanceMinor: bigint;
}

/** Posts one transaction for a held bet and tells the player the new balance. */
export async function postForLockedBet(held: LockedBet, transaction: Transaction): Promise<Posted> {
  const { client, accounts, row } = held;
  const known = new Map(accounts.map((a) => [accountKey(a as Account), a.id]));
  const entries: BatchEntry[] = [];
  for (const { account, amountMinor } of transaction.entries)
    entries.push({ place: 0, accountId: known.get(accountKey(account)) ?? (await getOrCreateAccount(client, account)), amountMinor });
  const [transactionId = 0n] = await writePostings(client, [transaction], entries);
  const main = playerAccount('player-main', row.playerId, row.currency);
  const moved = transaction.entries.find((e) => accountKey(e.account) === accountKey(main))?.amountMinor ?? 0n;
  const balanceMinor = lockedBalance(held, 'player-main') + moved;
  const accountId = known.get(accountKey(main));
  if (moved !== 0n && accountId !== undefined) {
    const amount = moneyText(balanceMinor, row.currency);
    await writeEvent(client, row.playerId, { kind: 'balance', accountId: accountId.toString(), amount, currency: row.currency });
  }
  return { transactionId, balanceMinor };
}
