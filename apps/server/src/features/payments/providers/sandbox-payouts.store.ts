import type { Queryable } from '#platform/db/queryable';
import type { PayoutState } from '../payment-provider.ts';

export interface SandboxPayout {
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly outcome: 'paid' | 'failed';
  readonly reports: boolean;
}

/** Takes an order; false for one that is there already, which stays as it is. */
export async function writePayout(
  on: Queryable,
  { reference, amountMinor, currency, outcome, reports }: SandboxPayout,
  dueMs: number,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into sandbox_payout (reference, amount_minor, currency, outcome, reports, due_at)
     values ($1, $2, $3, $4, $5, now() + $6 * interval '1 millisecond') on conflict do nothing`,
    [reference, amountMinor, currency, outcome, reports, dueMs],
  );
  return (rowCount ?? 0) > 0;
}

/** How an order stands: decided once its time has come. */
export async function readPayout(on: Queryable, reference: string): Promise<(PayoutState & { readonly reports: boolean }) | undefined> {
  const { rows } = await on.query<PayoutState & { reports: boolean }>(
    `select amount_minor as "amountMinor", currency, reports, case when due_at <= now() then outcome else 'pending' end as status,
       case when due_at <= now() then 2 else 1 end as sequence
     from sandbox_payout where reference = $1`,
    [reference],
  );
  return rows[0];
}
