import type { WithdrawalRefusal } from '@touchline/contract/payment-words';
import { type Generated, sql } from 'kysely';
import type { DbOrTrx, Trx } from '#platform/db';
import { lockPayment, type Payment, readPayment } from './payments.store.ts';

declare module '#platform/db' {
  interface Tables {
    payout_destination: {
      id: string;
      player_id: bigint;
      method: string;
      masked: string;
      details: Buffer;
      details_hash: Buffer;
      created_at: Generated<Date>;
    };
    withdrawal: {
      payment_id: string;
      player_id: bigint;
      destination_id: string | null;
      destination: string;
      held_until: Date | null;
      people: number;
      refusal: WithdrawalRefusal | null;
      handed_at: Date | null;
      asked_at: Date | null;
    };
    withdrawal_approval: { payment_id: string; operator_id: bigint; at: Generated<Date> };
  }
}

export interface StoredDestination {
  readonly id: string;
  readonly method: string;
  readonly masked: string;
}

const DESTINATION = ['id', 'method', 'masked'] as const;

/** Where the player was paid to, the last used or added one first. */
export async function readDestinations(db: DbOrTrx, playerId: bigint): Promise<StoredDestination[]> {
  return db
    .selectFrom('payout_destination as d')
    .select(DESTINATION)
    .where('player_id', '=', playerId)
    .orderBy(
      (e) =>
        e.fn.coalesce(
          e
            .selectFrom('withdrawal as w')
            .innerJoin('payment as p', 'p.id', 'w.payment_id')
            .select((s) => s.fn.max('p.created_at').as('used'))
            .whereRef('w.destination_id', '=', 'd.id'),
          'd.created_at',
        ),
      'desc',
    )
    .limit(20)
    .execute();
}

export async function readDestination(db: DbOrTrx, playerId: bigint, id: string): Promise<StoredDestination | undefined> {
  return db.selectFrom('payout_destination').select(DESTINATION).where('player_id', '=', playerId).where('id', '=', id).executeTakeFirst();
}

/** The destination that these details were kept as. */
export async function findDestination(
  db: DbOrTrx,
  playerId: bigint,
  method: string,
  detailsHash: Buffer,
): Promise<StoredDestination | undefined> {
  return db
    .selectFrom('payout_destination')
    .select(DESTINATION)
    .where('player_id', '=', playerId)
    .where('method', '=', method)
    .where('details_hash', '=', detailsHash)
    .executeTakeFirst();
}

/** Keeps a destination, or finds the one that is there; `added` says which. */
export async function writeDestination(
  trx: Trx,
  destination: StoredDestination & { readonly playerId: bigint; readonly details: Buffer; readonly detailsHash: Buffer },
): Promise<StoredDestination & { readonly added: boolean }> {
  const { id, playerId, method, masked, details, detailsHash } = destination;
  const added = await trx
    .insertInto('payout_destination')
    .values({ id, player_id: playerId, method, masked, details, details_hash: detailsHash })
    .onConflict((c) => c.columns(['player_id', 'method', 'details_hash']).doNothing())
    .returning(DESTINATION)
    .executeTakeFirst();
  if (added) return { ...added, added: true };
  const known = await findDestination(trx, playerId, method, detailsHash);
  if (!known) throw new Error(`destination ${id} was not written`);
  return { ...known, added: false };
}

export interface NewWithdrawal {
  readonly id: string;
  readonly playerId: bigint;
  readonly clientKey: string;
  readonly method: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly accountId: bigint;
  readonly destination: StoredDestination;
  readonly heldUntil: Date | null;
  /** How many operators have to approve it; where none has to, it is approved. */
  readonly people: number;
}

/** The caller holds the locks of the player's accounts and posts the hold. */
export async function writeWithdrawal(trx: Trx, withdrawal: NewWithdrawal): Promise<Payment> {
  const { id, playerId, destination, people } = withdrawal;
  await trx
    .insertInto('payment')
    .values({
      id,
      player_id: playerId,
      client_key: withdrawal.clientKey,
      direction: 'withdrawal',
      method: withdrawal.method,
      amount_minor: withdrawal.amountMinor,
      currency: withdrawal.currency,
      account_id: withdrawal.accountId,
      status: people === 0 ? 'approved' : 'requested',
    })
    .execute();
  await trx
    .insertInto('withdrawal')
    .values({
      payment_id: id,
      player_id: playerId,
      destination_id: destination.id,
      destination: destination.masked,
      held_until: withdrawal.heldUntil,
      people,
    })
    .execute();
  const written = await readPayment(trx, id);
  if (!written) throw new Error(`withdrawal ${id} was not written`);
  return written;
}

/** What the player has asked for within a day and not got back, minor units: parts of a large amount count as one. */
export async function readAskedLately(db: DbOrTrx, playerId: bigint, currency: string): Promise<bigint> {
  const { sum } = await db
    .selectFrom('payment')
    .select((e) => e.cast<bigint>(e.fn.coalesce(e.fn.sum('amount_minor'), sql<bigint>`0`), 'int8').as('sum'))
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('direction', '=', 'withdrawal')
    .where('status', 'not in', ['failed', 'declined', 'cancelled'])
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return sum;
}

export interface LockedWithdrawal {
  readonly payment: Payment;
  readonly people: number;
  readonly destinationId: string | null;
  /** Whether the provider has confirmed the order, and whether it is time to ask how it stands. */
  readonly handed: boolean;
  readonly askNow: boolean;
}

/** A withdrawal, locked until the transaction ends. */
export async function lockWithdrawal(trx: Trx, id: string): Promise<LockedWithdrawal | undefined> {
  const payment = await lockPayment(trx, id);
  if (payment?.direction !== 'withdrawal') return undefined;
  const rest = await trx
    .selectFrom('withdrawal')
    .select(['people', 'destination_id as destinationId'])
    .select(sql<boolean>`handed_at is not null`.as('handed'))
    .select(sql<boolean>`coalesce(asked_at, handed_at) < now() - interval '1 minute'`.as('askNow'))
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  return { payment, ...rest };
}

/** Withdrawals that a machine has to go on with: approved and not held, or sent and not at their end. */
export async function readMoving(db: DbOrTrx, limit: number): Promise<{ readonly id: string }[]> {
  return db
    .selectFrom('payment')
    .innerJoin('withdrawal', 'withdrawal.payment_id', 'payment.id')
    .select('payment.id')
    .where('direction', '=', 'withdrawal')
    .where('finished_at', 'is', null)
    .where('status', 'in', ['approved', 'sent'])
    .where((e) => e.or([e('held_until', 'is', null), e('held_until', '<=', sql<Date>`now()`)]))
    .orderBy(sql`coalesce(asked_at, handed_at, created_at)`)
    .limit(limit)
    .execute();
}

export async function readDetails(db: DbOrTrx, destinationId: string): Promise<Buffer | undefined> {
  const found = await db.selectFrom('payout_destination').select('details').where('id', '=', destinationId).executeTakeFirst();
  return found?.details;
}

export async function writeHeldUntil(trx: Trx, id: string, heldUntil: Date): Promise<void> {
  await trx.updateTable('withdrawal').set({ held_until: heldUntil }).where('payment_id', '=', id).execute();
}

export async function writeHanded(db: DbOrTrx, id: string): Promise<void> {
  await db.updateTable('withdrawal').set({ handed_at: sql`now()` }).where('payment_id', '=', id).execute();
}

export async function writeAsked(db: DbOrTrx, id: string): Promise<void> {
  await db.updateTable('withdrawal').set({ asked_at: sql`now()` }).where('payment_id', '=', id).execute();
}

export async function writeRefusal(trx: Trx, id: string, refusal: WithdrawalRefusal): Promise<void> {
  await trx.updateTable('withdrawal').set({ refusal }).where('payment_id', '=', id).execute();
}

/** How many operators have approved with this one; undefined where this one had already. The caller holds the payment's lock. */
export async function writeApproval(trx: Trx, id: string, operatorId: bigint): Promise<number | undefined> {
  const added = await trx
    .insertInto('withdrawal_approval')
    .values({ payment_id: id, operator_id: operatorId })
    .onConflict((c) => c.doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return added && (await readApprovals(trx, [id])).length;
}

export async function readApprovals(db: DbOrTrx, ids: readonly string[]): Promise<{ readonly id: string; readonly operatorId: bigint }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('withdrawal_approval')
    .select(['payment_id as id', 'operator_id as operatorId'])
    .where('payment_id', 'in', [...ids])
    .orderBy('at')
    .execute();
}

/** How many operators withdrawals need, by their ids. */
export async function readPeople(db: DbOrTrx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('withdrawal')
    .select(['payment_id', 'people'])
    .where('payment_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ payment_id, people }) => [payment_id, people]));
}
