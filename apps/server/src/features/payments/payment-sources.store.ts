import type { DbOrTrx } from '#platform/db';

/** What went one way by one method, in one currency. */
export interface PaymentSource {
  readonly method: string;
  readonly direction: 'deposit' | 'withdrawal';
  readonly currency: string;
  readonly payments: number;
  readonly amountMinor: bigint;
  readonly lastAt: Date;
}

/** Methods that a player was ever paid by or has paid with, the last used one first. */
export async function readPaymentSources(db: DbOrTrx, playerId: bigint): Promise<PaymentSource[]> {
  return db
    .selectFrom('payment')
    .select((e) => [
      'method',
      'direction',
      'currency',
      e.cast<number>(e.fn.countAll(), 'int4').as('payments'),
      e.cast<bigint>(e.fn.sum('amount_minor'), 'int8').as('amountMinor'),
      e.fn.max('created_at').as('lastAt'),
    ])
    .where('player_id', '=', playerId)
    .where('status', '=', 'paid')
    .groupBy(['method', 'direction', 'currency'])
    .orderBy('lastAt', 'desc')
    .execute();
}
