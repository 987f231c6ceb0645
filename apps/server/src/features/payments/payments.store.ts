import type { PaymentStatus } from '@touchline/contract/payments';
import { type Generated, type Selectable, sql } from 'kysely';
import type { DbOrTrx, Trx } from '#platform/db';

interface PaymentTable {
  id: string;
  player_id: bigint;
  client_key: string;
  direction: 'deposit' | 'withdrawal';
  method: string;
  amount_minor: bigint;
  currency: string;
  account_id: bigint;
  status: Generated<PaymentStatus>;
  sequence: Generated<number>;
  return_path: string | null;
  created_at: Generated<Date>;
  expires_at: Generated<Date>;
  finished_at: Date | null;
}

declare module '#platform/db' {
  interface Tables {
    payment: PaymentTable;
    payment_event: { provider: string; event_id: string; payment_id: string; body_hash: string; received_at: Generated<Date> };
  }
}

export type Payment = Selectable<PaymentTable>;

export interface NewPayment {
  readonly id: string;
  readonly playerId: bigint;
  readonly clientKey: string;
  readonly method: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly accountId: bigint;
  readonly returnPath: string | null;
}

/** Writes a deposit, or gives the one that the player's key made before. */
export async function writeDeposit(db: DbOrTrx, payment: NewPayment): Promise<Payment> {
  await db
    .insertInto('payment')
    .values({
      id: payment.id,
      player_id: payment.playerId,
      client_key: payment.clientKey,
      direction: 'deposit',
      method: payment.method,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      account_id: payment.accountId,
      return_path: payment.returnPath,
    })
    .onConflict((c) => c.columns(['player_id', 'client_key']).doNothing())
    .execute();
  return db
    .selectFrom('payment')
    .selectAll()
    .where('player_id', '=', payment.playerId)
    .where('client_key', '=', payment.clientKey)
    .executeTakeFirstOrThrow();
}

export async function readPayment(db: DbOrTrx, id: string): Promise<Payment | undefined> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The payment, locked until the transaction ends: events of one payment are taken one after the other. */
export async function lockPayment(trx: Trx, id: string): Promise<Payment | undefined> {
  return trx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function writeStatus(trx: Trx, id: string, status: PaymentStatus, sequence: number, finished: boolean): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ status, sequence, ...(finished ? { finished_at: sql`now()` } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Remembers an event; false if it was there already. `body_hash` of the first one is what repeats are compared with. */
export async function writeEvent(
  trx: Trx,
  event: { provider: string; eventId: string; paymentId: string; bodyHash: string },
): Promise<'new' | 'same' | 'other'> {
  const written = await trx
    .insertInto('payment_event')
    .values({ provider: event.provider, event_id: event.eventId, payment_id: event.paymentId, body_hash: event.bodyHash })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  if ((written.numInsertedOrUpdatedRows ?? 0n) > 0n) return 'new';
  const before = await trx
    .selectFrom('payment_event')
    .select('body_hash')
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.eventId)
    .executeTakeFirst();
  return before?.body_hash === event.bodyHash ? 'same' : 'other';
}

/** Newest first. Without the archive: the last 90 days. */
export async function readPayments(db: DbOrTrx, playerId: bigint, archive: boolean, limit: number): Promise<Payment[]> {
  let query = db.selectFrom('payment').selectAll().where('player_id', '=', playerId);
  if (!archive) query = query.where('created_at', '>', sql<Date>`now() - interval '90 days'`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Deposits whose time is over and that nobody finished. */
export async function readOverdue(db: DbOrTrx, limit: number): Promise<{ readonly id: string }[]> {
  return db
    .selectFrom('payment')
    .select('id')
    .where('finished_at', 'is', null)
    .where('expires_at', '<', sql<Date>`now()`)
    .limit(limit)
    .execute();
}

/** Deposits that were paid on the current day (UTC, the database's clock), by currency. */
export async function readDepositsToday(
  db: DbOrTrx,
): Promise<{ readonly currency: string; readonly deposits: number; readonly amountMinor: bigint }[]> {
  return db
    .selectFrom('payment')
    .select((e) => [
      'currency',
      e.cast<number>(e.fn.countAll(), 'int4').as('deposits'),
      e.cast<bigint>(e.fn.sum('amount_minor'), 'int8').as('amountMinor'),
    ])
    .where('direction', '=', 'deposit')
    .where('status', '=', 'paid')
    .where('finished_at', '>=', sql<Date>`date_trunc('day', now(), 'UTC')`)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
}

export async function hasDeposited(db: DbOrTrx, playerId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where('player_id', '=', playerId)
    .where('direction', '=', 'deposit')
    .where('status', '=', 'paid')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
