import { MAX_MINOR } from '@touchline/kernel/money';
import { accountKey, hasOwnUnit, POINTS } from './account.ts';
import type { Transaction } from './transaction.ts';

/** A rule of the ledger that a transaction breaks. */
export type TransactionError =
  | { readonly code: 'no-entries' | 'mixed-units' }
  | { readonly code: 'zero-entry' | 'repeated-account' | 'amount-range' | 'wrong-unit'; readonly account: string }
  | { readonly code: 'not-zero'; readonly currency: string; readonly sumMinor: bigint };

/**
 * The first rule that a transaction breaks, undefined for a sound one: it has entries, none of 0, one per account, each within
 * PostgreSQL's bigint, and they sum to 0 in every currency; points are in
 * accounts of points, and no transaction moves them together with money.
 */
export function checkTransaction({ entries }: Transaction): TransactionError | undefined {
  if (entries.length === 0) return { code: 'no-entries' };
  const seen = new Set<string>();
  const sums = new Map<string, bigint>();
  for (const { account, amountMinor } of entries) {
    const key = accountKey(account);
    if (amountMinor === 0n) return { code: 'zero-entry', account: key };
    if (seen.has(key)) return { code: 'repeated-account', account: key };
    if (amountMinor > MAX_MINOR || amountMinor < -MAX_MINOR) return { code: 'amount-range', account: key };
    if (!hasOwnUnit(account)) return { code: 'wrong-unit', account: key };
    seen.add(key);
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amountMinor);
  }
  if (sums.has(POINTS) && sums.size > 1) return { code: 'mixed-units' };
  for (const [currency, sumMinor] of sums) if (sumMinor !== 0n) return { code: 'not-zero', currency, sumMinor };
  return undefined;
}
