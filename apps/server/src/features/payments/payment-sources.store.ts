import type { Queryable } from '#platform/db/queryable';

/** Sums that went one way by one method, in one currency. */
export interface PaymentMethodUsage {
  readonly method: string;
  readonly direction: 'deposit' | 'withdrawal';
  readonly currency: string;
  readonly payments: number;
  readonly amountMinor: bigint;
  readonly lastAt: Date;
}

/** Methods that a player was ever paid by or has paid with, the last used one first. */
export async function readPaymentSources(on: Queryable, playerId: bigint): Promise<PaymentMethodUsage[]> {
  const { rows } = await on.query<PaymentMethodUsage>(
    `select method, direction, currency, count(*)::int as payments, sum(amount_minor)::bigint as "amountMinor", max(created_at) as "lastAt"
     from payment where player_id = $1 and status = 'paid' group by method, direction, currency order by "lastAt" desc`,
    [playerId],
  );
  return rows;
}
