import { invariant } from '@touchline/kernel/invariant';
import { accountKey } from './account.ts';
import { checkTransaction } from './check-transaction.ts';
import type { Entry, Transaction, TransactionKind } from './transaction.ts';

/**
 * Builds a transaction of the given movements: those of one account are joined into one entry, those of 0 left out. Throws
 * InvariantError when what is left breaks a rule of the ledger; no movements at all make a transaction without entries.
 */
export function buildTransaction(key: string, kind: TransactionKind, movements: readonly Entry[]): Transaction {
  const byAccount = new Map<string, Entry>();
  for (const { account, amountMinor } of movements) {
    const id = accountKey(account);
    byAccount.set(id, { account, amountMinor: (byAccount.get(id)?.amountMinor ?? 0n) + amountMinor });
  }
  const built = { key, kind, entries: [...byAccount.values()].filter((e) => e.amountMinor !== 0n) };
  const wrong = built.entries.length === 0 ? undefined : checkTransaction(built);
  invariant(wrong === undefined, `${kind} ${key}: ${wrong?.code ?? ''}`);
  return built;
}
