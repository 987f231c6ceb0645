import type { Generated } from 'kysely';
import type { DbOrTrx } from '#platform/db';
import type { LedgerReport } from './ledger-check.store.ts';

declare module '#platform/db' {
  interface Tables {
    ledger_check: {
      id: Generated<bigint>;
      at: Generated<Date>;
      transactions: number;
      entries: number;
      sealed: number;
      faults: readonly string[];
    };
  }
}

/** A check of the ledger that was made. */
export interface PastLedgerCheck {
  readonly at: Date;
  readonly transactions: number;
  readonly entries: number;
  readonly sealed: number;
  readonly faults: readonly string[];
}

export async function writeLedgerCheck(db: DbOrTrx, { transactions, entries, sealed, faults }: LedgerReport): Promise<void> {
  await db.insertInto('ledger_check').values({ transactions, entries, sealed, faults }).execute();
}

export async function readLastLedgerCheck(db: DbOrTrx): Promise<PastLedgerCheck | undefined> {
  return db
    .selectFrom('ledger_check')
    .select(['at', 'transactions', 'entries', 'sealed', 'faults'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
