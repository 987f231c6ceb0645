import { sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';
import type { PayoutState } from '../payment-provider.ts';

declare module '#platform/db' {
  interface Tables {
    sandbox_payout: {
      reference: string;
      amount_minor: bigint;
      currency: string;
      outcome: 'paid' | 'failed';
      reports: boolean;
      due_at: Date;
    };
  }
}

export interface SandboxPayout {
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly outcome: 'paid' | 'failed';
  readonly reports: boolean;
}

/** Takes an order; false for one that is there already, which stays as it is. */
export async function writePayout(db: DbOrTrx, payout: SandboxPayout, dueMs: number): Promise<boolean> {
  const written = await db
    .insertInto('sandbox_payout')
    .values({
      reference: payout.reference,
      amount_minor: payout.amountMinor,
      currency: payout.currency,
      outcome: payout.outcome,
      reports: payout.reports,
      due_at: sql`now() + ${dueMs} * interval '1 millisecond'`,
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How an order stands: decided once its time has come. */
export async function readPayout(db: DbOrTrx, reference: string): Promise<(PayoutState & { readonly reports: boolean }) | undefined> {
  return db
    .selectFrom('sandbox_payout')
    .select(['amount_minor as amountMinor', 'currency', 'reports'])
    .select(sql<PayoutState['status']>`case when due_at <= now() then outcome else 'pending' end`.as('status'))
    .select(sql<number>`case when due_at <= now() then 2 else 1 end`.as('sequence'))
    .where('reference', '=', reference)
    .executeTakeFirst();
}
