import type { WelcomeBonus } from '@touchline/catalogue/account/registration-fields';
import type { Queryable } from '#platform/db/queryable';

export type OrderStatus = 'begun' | 'identified' | 'refused' | 'paid' | 'cancelled';

export interface NewOrder {
  readonly id: string;
  readonly brand_id: number;
  readonly browser_hash: Buffer;
  readonly country_id: number;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly language: string;
  readonly ip: Buffer | null;
  readonly user_agent: Buffer | null;
  readonly marketing: boolean;
  readonly promo_code: string | null;
  readonly bonus: WelcomeBonus;
  readonly return_path: string;
}

export interface BankOrder extends NewOrder {
  readonly player_id: bigint | null;
  readonly is_new: boolean | null;
  readonly refused: string | null;
  readonly status: OrderStatus;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly signed_in_at: Date | null;
}

const ORDERS = `select id, brand_id, browser_hash, country_id, currency, amount_minor, language, ip, user_agent, marketing, promo_code, bonus,
  return_path, player_id, is_new, refused, status, created_at, expires_at, signed_in_at
  from pay_and_play_order`;

export async function writeOrder(on: Queryable, order: NewOrder): Promise<void> {
  await on.query(
    `insert into pay_and_play_order (id, brand_id, browser_hash, country_id, currency, amount_minor, language, ip, user_agent, marketing, promo_code,
       bonus, return_path)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      order.id,
      order.brand_id,
      order.browser_hash,
      order.country_id,
      order.currency,
      order.amount_minor,
      order.language,
      order.ip,
      order.user_agent,
      order.marketing,
      order.promo_code,
      order.bonus,
      order.return_path,
    ],
  );
}

export async function readOrder(on: Queryable, id: string): Promise<BankOrder | undefined> {
  const { rows } = await on.query<BankOrder>(`${ORDERS} where id = $1 and expires_at > now()`, [id]);
  return rows[0];
}

/** The order, locked until the transaction ends: the bank's messages about one are taken one after the other. Ended ones too. */
export async function lockOrder(client: Queryable, id: string): Promise<BankOrder | undefined> {
  const { rows } = await client.query<BankOrder>(`${ORDERS} where id = $1 for update`, [id]);
  return rows[0];
}

/** Fields that are not given keep their values. */
export async function writeOrderStatus(
  on: Queryable,
  id: string,
  status: OrderStatus,
  { playerId, isNew = false, refused }: { readonly playerId?: bigint; readonly isNew?: boolean; readonly refused?: string } = {},
): Promise<void> {
  await on.query(
    `update pay_and_play_order set status = $2, player_id = coalesce($3, player_id), is_new = case when $3::bigint is null then is_new else $4 end,
       refused = coalesce($5, refused)
     where id = $1`,
    [id, status, playerId ?? null, isNew, refused ?? null],
  );
}

/** Uses up an order's right to sign in; false the second time. */
export async function writeSignedIn(on: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await on.query('update pay_and_play_order set signed_in_at = now() where id = $1 and signed_in_at is null', [id]);
  return (rowCount ?? 0) > 0;
}

export async function readIdentified(on: Queryable, subjectHash: Buffer): Promise<bigint | undefined> {
  const { rows } = await on.query<{ playerId: bigint }>('select player_id as "playerId" from bank_identity where subject_hash = $1', [
    subjectHash,
  ]);
  return rows[0]?.playerId;
}

/** Throws a database error 23505 where another order has named the person meanwhile. */
export async function writeIdentified(on: Queryable, subjectHash: Buffer, playerId: bigint): Promise<void> {
  await on.query('insert into bank_identity (subject_hash, player_id) values ($1, $2)', [subjectHash, playerId]);
}

/** The transaction holds the person's lock until it ends: of two orders of one person at once only the first opens an account. */
export async function lockSubject(client: Queryable, subjectHash: Buffer): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subjectHash.toString('hex')]);
}
