import type { Queryable } from '#platform/db/queryable';
import type { LedgerReport } from './ledger-check.store.ts';

/** A check of the ledger that was made. */
export interface PastLedgerCheck {
  readonly at: Date;
  readonly transactions: number;
  readonly entries: number;
  readonly sealed: number;
  readonly faults: readonly string[];
}

export async function writeLedgerCheck(on: Queryable, { transactions, entries, sealed, faults }: LedgerReport): Promise<void> {
  await on.query('insert into ledger_check (transactions, entries, sealed, faults) values ($1, $2, $3, $4)', [
    transactions,
    entries,
    sealed,
    faults,
  ]);
}

export async function readLastLedgerCheck(on: Queryable): Promise<PastLedgerCheck | undefined> {
  const { rows } = await on.query<PastLedgerCheck>(
    'select at, transactions, entries, sealed, faults from ledger_check order by id desc limit 1',
  );
  return rows[0];
}
