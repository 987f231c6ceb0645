import type { WelcomeBonus } from '@touchline/catalogue/registration-fields';
import { type Generated, type Selectable, sql } from 'kysely';
import type { DbOrTrx, Trx } from '#platform/db';

export type OrderStatus = 'begun' | 'identified' | 'refused' | 'paid' | 'cancelled';

interface BankOrderTable {
  id: string;
  browser_hash: Buffer;
  country_id: number;
  currency: string;
  amount_minor: bigint;
  language: string;
  ip: Buffer | null;
  user_agent: Buffer | null;
  marketing: boolean;
  promo_code: string | null;
  bonus: WelcomeBonus;
  return_path: string;
  player_id: Generated<bigint | null>;
  is_new: Generated<boolean | null>;
  refused: Generated<string | null>;
  status: Generated<OrderStatus>;
  created_at: Generated<Date>;
  expires_at: Generated<Date>;
  signed_in_at: Generated<Date | null>;
}

declare module '#platform/db' {
  interface Tables {
    bank_order: BankOrderTable;
    bank_identity: { subject_hash: Buffer; player_id: bigint; created_at: Generated<Date> };
  }
}

export type BankOrder = Selectable<BankOrderTable>;

const COLUMNS = [
  'id',
  'browser_hash',
  'country_id',
  'currency',
  'amount_minor',
  'language',
  'ip',
  'user_agent',
  'marketing',
  'promo_code',
  'bonus',
  'return_path',
  'player_id',
  'is_new',
  'refused',
  'status',
  'created_at',
  'expires_at',
  'signed_in_at',
] as const;

export type NewOrder = Omit<BankOrder, 'player_id' | 'is_new' | 'refused' | 'status' | 'created_at' | 'expires_at' | 'signed_in_at'>;

export async function writeOrder(db: DbOrTrx, order: NewOrder): Promise<void> {
  await db.insertInto('bank_order').values(order).execute();
}

export async function readOrder(db: DbOrTrx, id: string): Promise<BankOrder | undefined> {
  return db.selectFrom('bank_order').select(COLUMNS).where('id', '=', id).where('expires_at', '>', sql<Date>`now()`).executeTakeFirst();
}

/** The order, locked until the transaction ends: the bank's messages about one are taken one after the other. Ended ones too. */
export async function lockOrder(trx: Trx, id: string): Promise<BankOrder | undefined> {
  return trx.selectFrom('bank_order').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function writeOrderStatus(
  trx: DbOrTrx,
  id: string,
  status: OrderStatus,
  of: { readonly playerId?: bigint; readonly isNew?: boolean; readonly refused?: string } = {},
): Promise<void> {
  await trx
    .updateTable('bank_order')
    .set({
      status,
      ...(of.playerId === undefined ? {} : { player_id: of.playerId, is_new: of.isNew ?? false }),
      ...(of.refused === undefined ? {} : { refused: of.refused }),
    })
    .where('id', '=', id)
    .execute();
}

/** Uses up an order's right to sign in; false the second time. */
export async function writeSignedIn(db: DbOrTrx, id: string): Promise<boolean> {
  const written = await db
    .updateTable('bank_order')
    .set({ signed_in_at: sql`now()` })
    .where('id', '=', id)
    .where('signed_in_at', 'is', null)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

export async function readIdentified(db: DbOrTrx, subjectHash: Buffer): Promise<bigint | undefined> {
  const found = await db.selectFrom('bank_identity').select('player_id').where('subject_hash', '=', subjectHash).executeTakeFirst();
  return found?.player_id;
}

/** Throws a database error 23505 where another order has named the person meanwhile. */
export async function writeIdentified(db: DbOrTrx, subjectHash: Buffer, playerId: bigint): Promise<void> {
  await db.insertInto('bank_identity').values({ subject_hash: subjectHash, player_id: playerId }).execute();
}

/** The transaction holds the person's lock until it ends: of two orders of one person at once only the first opens an account. */
export async function lockSubject(trx: Trx, subjectHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subjectHash.toString('hex')}, 0))`.execute(trx);
}
