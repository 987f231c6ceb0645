import { err, ok, type Result } from '@touchline/kernel/result';
import { type Account, accountKey, isBalanceAllowed } from './account.ts';
import { checkTransaction, type TransactionError } from './check-transaction.ts';
import type { Transaction } from './transaction.ts';

/** Balance by account key. An account that never moved has none and counts as 0. */
export type Balances = ReadonlyMap<string, bigint>;

/** @internal The database keeps balances; tests reckon them by this. */
export const balanceOf = (balances: Balances, account: Account): bigint => balances.get(accountKey(account)) ?? 0n;

export type PostingError = TransactionError | { readonly code: 'overdraft'; readonly account: string; readonly balanceMinor: bigint };

/** Balances after a transaction; refused as a whole when it is unsound or an account may not hold what it would leave. @internal */
export function applyTransaction(balances: Balances, transaction: Transaction): Result<Balances, PostingError> {
  const fault = checkTransaction(transaction);
  if (fault) return err(fault);
  const after = new Map(balances);
  for (const { account, amountMinor } of transaction.entries) {
    const key = accountKey(account);
    const balanceMinor = (after.get(key) ?? 0n) + amountMinor;
    if (!isBalanceAllowed(account, balanceMinor)) return err({ code: 'overdraft', account: key, balanceMinor });
    after.set(key, balanceMinor);
  }
  return ok(after);
}

/** Sum of all balances by currency, those that are not 0 only: an empty map is a sound ledger. @internal */
export function unbalancedCurrencies(balances: Balances): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const [key, balance] of balances) {
    const currency = key.split('/')[2] ?? '';
    sums.set(currency, (sums.get(currency) ?? 0n) + balance);
  }
  for (const [currency, sum] of sums) if (sum === 0n) sums.delete(currency);
  return sums;
}
