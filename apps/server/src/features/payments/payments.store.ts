import { PAYMENT_STATES, type PaymentState, type PaymentStatus, type WithdrawalRefusal } from '@touchline/contract/payment-words';
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
  return_path: Generated<string | null>;
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

export type Payment = Selectable<PaymentTable> & {
  /** Of withdrawals; null for deposits. */
  readonly destination: string | null;
  /** Null as well where the player was erased. */
  readonly destination_id: string | null;
  /** Null where it does not wait any more. */
  readonly held_until: Date | null;
  readonly refusal: WithdrawalRefusal | null;
};

const payments = (db: DbOrTrx) =>
  db
    .selectFrom('payment')
    .leftJoin('withdrawal', 'withdrawal.payment_id', 'payment.id')
    .selectAll('payment')
    .select(['withdrawal.destination', 'withdrawal.destination_id', 'withdrawal.refusal'])
    .select(
      sql<Date | null>`case when withdrawal.held_until > now() and finished_at is null then withdrawal.held_until end`.as('held_until'),
    );

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
  const written = await readPaymentByKey(db, payment.playerId, payment.clientKey);
  if (!written) throw new Error(`deposit ${payment.id} was not written`);
  return written;
}

/** What a key of the player's client made before. */
export async function readPaymentByKey(db: DbOrTrx, playerId: bigint, clientKey: string): Promise<Payment | undefined> {
  return payments(db).where('payment.player_id', '=', playerId).where('client_key', '=', clientKey).executeTakeFirst();
}

export async function readPayment(db: DbOrTrx, id: string): Promise<Payment | undefined> {
  return payments(db).where('payment.id', '=', id).executeTakeFirst();
}

/** The payment, locked until the transaction ends: events of one payment are taken one after the other. */
export async function lockPayment(trx: Trx, id: string): Promise<Payment | undefined> {
  return payments(trx).where('payment.id', '=', id).forUpdate('payment').executeTakeFirst();
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
  const all = payments(db).where('payment.player_id', '=', playerId);
  const asked = archive ? all : all.where('created_at', '>', sql<Date>`now() - interval '90 days'`);
  return asked.orderBy('created_at', 'desc').orderBy('payment.id', 'desc').limit(limit).execute();
}

export interface PaymentFilter {
  readonly direction?: 'deposit' | 'withdrawal' | undefined;
  readonly state?: PaymentState | undefined;
  /** Epoch seconds; the end is not included. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** The last payment of the page before. */
  readonly before?: string | undefined;
}

/** A page of a player's payments, newest first. */
export async function readPaymentPage(db: DbOrTrx, playerId: bigint, filter: PaymentFilter, limit: number): Promise<Payment[]> {
  const { direction, state, from, to, before } = filter;
  let query = payments(db).where('payment.player_id', '=', playerId);
  if (direction !== undefined) query = query.where('direction', '=', direction);
  if (state !== undefined) query = query.where('status', 'in', [...PAYMENT_STATES[state]]);
  if (from !== undefined) query = query.where('created_at', '>=', sql<Date>`to_timestamp(${from})`);
  if (to !== undefined) query = query.where('created_at', '<', sql<Date>`to_timestamp(${to})`);
  if (before !== undefined)
    query = query.where(
      sql<boolean>`(payment.created_at, payment.id) < (select b.created_at, b.id from payment b where b.id = ${before} and b.player_id = ${playerId})`,
    );
  return query.orderBy('created_at', 'desc').orderBy('payment.id', 'desc').limit(limit).execute();
}

/** Withdrawals of a player that have not come to their end, newest first. */
export async function readUnderWay(db: DbOrTrx, playerId: bigint): Promise<Payment[]> {
  return payments(db)
    .where('payment.player_id', '=', playerId)
    .where('direction', '=', 'withdrawal')
    .where('finished_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(50)
    .execute();
}

/** How many payments of a player have not come to their end. */
export async function readOpenCount(db: DbOrTrx, playerId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select((e) => e.cast<number>(e.fn.countAll(), 'int4').as('count'))
    .where('player_id', '=', playerId)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Withdrawals that wait for operators, the oldest first. */
export async function readRequested(db: DbOrTrx, limit: number): Promise<Payment[]> {
  return payments(db)
    .where('direction', '=', 'withdrawal')
    .where('finished_at', 'is', null)
    .where('status', '=', 'requested')
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Deposits whose time is over and that nobody finished. */
export async function readOverdue(db: DbOrTrx, limit: number): Promise<{ readonly id: string }[]> {
  return db
    .selectFrom('payment')
    .select('id')
    .where('direction', '=', 'deposit')
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
