import {
  PAYMENT_STATUS_GROUPS,
  type PaymentStatus,
  type PaymentStatusGroup,
  type WithdrawalDeclineReason,
} from '@touchline/contract/payments/enums';
import type { Queryable } from '#platform/db/queryable';

export interface Payment {
  readonly id: string;
  readonly player_id: bigint;
  readonly idempotency_key: string;
  readonly direction: 'deposit' | 'withdrawal';
  readonly method: string;
  readonly amount_minor: bigint;
  readonly currency: string;
  readonly account_id: bigint;
  readonly status: PaymentStatus;
  readonly sequence: number;
  readonly return_path: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly finished_at: Date | null;
  /** Of withdrawals; null for deposits. */
  readonly destination: string | null;
  /** Null as well where the player was erased. */
  readonly destination_id: string | null;
  /** Null where it does not wait any more. */
  readonly on_hold_until: Date | null;
  readonly refusal: WithdrawalDeclineReason | null;
}

const PAYMENTS = `select p.id, p.player_id, p.idempotency_key, p.direction, p.method, p.amount_minor, p.currency, p.account_id, p.status, p.sequence,
  p.return_path, p.created_at, p.expires_at, p.finished_at, w.destination, w.destination_id, w.refusal,
  case when w.on_hold_until > now() and p.finished_at is null then w.on_hold_until end as on_hold_until
  from payment p left join withdrawal w on w.payment_id = p.id`;

export interface NewPayment {
  readonly id: string;
  readonly playerId: bigint;
  readonly idempotencyKey: string;
  readonly method: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly accountId: bigint;
  readonly returnPath: string | null;
}

/** Writes a deposit, or gives the one that the player's key made before. */
export async function writeDeposit(on: Queryable, payment: NewPayment): Promise<Payment> {
  const { id, playerId, idempotencyKey, method, amountMinor, currency, accountId, returnPath } = payment;
  await on.query(
    `insert into payment (id, player_id, idempotency_key, direction, method, amount_minor, currency, account_id, return_path)
     values ($1, $2, $3, 'deposit', $4, $5, $6, $7, $8) on conflict (player_id, idempotency_key) do nothing`,
    [id, playerId, idempotencyKey, method, amountMinor, currency, accountId, returnPath],
  );
  const written = await readPaymentByKey(on, playerId, idempotencyKey);
  if (!written) throw new Error(`deposit ${id} was not written`);
  return written;
}

/** The payment that a key of the player's client made before. */
export async function readPaymentByKey(on: Queryable, playerId: bigint, idempotencyKey: string): Promise<Payment | undefined> {
  const { rows } = await on.query<Payment>(`${PAYMENTS} where p.player_id = $1 and p.idempotency_key = $2`, [playerId, idempotencyKey]);
  return rows[0];
}

export async function readPayment(on: Queryable, id: string): Promise<Payment | undefined> {
  const { rows } = await on.query<Payment>(`${PAYMENTS} where p.id = $1`, [id]);
  return rows[0];
}

/** The payment, locked until the transaction ends: events of one payment are taken one after the other. */
export async function lockPayment(client: Queryable, id: string): Promise<Payment | undefined> {
  const { rows } = await client.query<Payment>(`${PAYMENTS} where p.id = $1 for update of p`, [id]);
  return rows[0];
}

export async function writeStatus(
  client: Queryable,
  id: string,
  status: PaymentStatus,
  sequence: number,
  finished: boolean,
): Promise<void> {
  await client.query(
    'update payment set status = $2, sequence = $3, finished_at = case when $4 then now() else finished_at end where id = $1',
    [id, status, sequence, finished],
  );
}

/** Remembers an event; false if it was there already. `request_hash` of the first one is what repeats are compared with. */
export async function writeProviderEvent(
  client: Queryable,
  { provider, eventId, paymentId, bodyHash }: { provider: string; eventId: string; paymentId: string; bodyHash: string },
): Promise<'new' | 'same' | 'other'> {
  const { rowCount } = await client.query(
    'insert into payment_event (provider, event_id, payment_id, request_hash) values ($1, $2, $3, $4) on conflict do nothing',
    [provider, eventId, paymentId, bodyHash],
  );
  if ((rowCount ?? 0) > 0) return 'new';
  const { rows } = await client.query<{ bodyHash: string }>(
    'select request_hash as "bodyHash" from payment_event where provider = $1 and event_id = $2',
    [provider, eventId],
  );
  return rows[0]?.bodyHash === bodyHash ? 'same' : 'other';
}

/** Newest first. Without the archive: the last 90 days. */
export async function readPayments(on: Queryable, playerId: bigint, archive: boolean, limit: number): Promise<Payment[]> {
  const { rows } = await on.query<Payment>(
    `${PAYMENTS} where p.player_id = $1 and ($2 or p.created_at > now() - interval '90 days')
     order by p.created_at desc, p.id desc limit $3`,
    [playerId, archive, limit],
  );
  return rows;
}

/** Of these payments those that are the player's. */
export async function readPaymentsOf(on: Queryable, playerId: bigint, ids: readonly string[]): Promise<Payment[]> {
  const { rows } = await on.query<Payment>(`${PAYMENTS} where p.player_id = $1 and p.id = any ($2)`, [playerId, ids]);
  return rows;
}

export interface PaymentFilter {
  readonly direction?: 'deposit' | 'withdrawal' | undefined;
  readonly state?: PaymentStatusGroup | undefined;
  /** Epoch seconds; the end is not included. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** The last payment of the page before. */
  readonly before?: string | undefined;
}

/** A page of a player's payments, newest first. */
export async function readPaymentPage(on: Queryable, playerId: bigint, filter: PaymentFilter, limit: number): Promise<Payment[]> {
  const { direction = null, state, from = null, to = null, before = null } = filter;
  const statuses = state === undefined ? null : PAYMENT_STATUS_GROUPS[state];
  const { rows } = await on.query<Payment>(
    `${PAYMENTS} where p.player_id = $1 and ($2::text is null or p.direction = $2) and ($3::text[] is null or p.status = any ($3))
       and ($4::float8 is null or p.created_at >= to_timestamp($4)) and ($5::float8 is null or p.created_at < to_timestamp($5))
       and ($6::text is null or (p.created_at, p.id) < (select b.created_at, b.id from payment b where b.id = $6 and b.player_id = $1))
     order by p.created_at desc, p.id desc limit $7`,
    [playerId, direction, statuses, from, to, before, limit],
  );
  return rows;
}

/** Withdrawals of a player that have not come to their end, newest first. */
export async function readOpenWithdrawals(on: Queryable, playerId: bigint): Promise<Payment[]> {
  const { rows } = await on.query<Payment>(
    `${PAYMENTS} where p.player_id = $1 and p.direction = 'withdrawal' and p.finished_at is null
     order by p.created_at desc, p.id desc limit 50`,
    [playerId],
  );
  return rows;
}

/** How many payments of a player have not come to their end. */
export async function readOpenCount(on: Queryable, playerId: bigint): Promise<number> {
  const { rows } = await on.query<{ count: number }>(
    'select count(*)::int as count from payment where player_id = $1 and finished_at is null',
    [playerId],
  );
  return rows[0]?.count ?? 0;
}

/** Withdrawals that wait for operators, the oldest first. */
export async function readRequested(on: Queryable, brandId: number, limit: number): Promise<Payment[]> {
  const { rows } = await on.query<Payment>(
    `${PAYMENTS} where p.direction = 'withdrawal' and p.finished_at is null and p.status = 'requested'
       and p.player_id in (select player_id from player_brand where brand_id = $1)
     order by p.created_at limit $2`,
    [brandId, limit],
  );
  return rows;
}

/** Deposits whose time is over and that nobody finished. */
export async function readOverdue(on: Queryable, limit: number): Promise<{ readonly id: string }[]> {
  const { rows } = await on.query<{ id: string }>(
    "select id from payment where direction = 'deposit' and finished_at is null and expires_at < now() limit $1",
    [limit],
  );
  return rows;
}

export interface DepositsOfDay {
  readonly currency: string;
  readonly deposits: number;
  readonly amountMinor: bigint;
}

/** Deposits that were paid on the current day (UTC, the database's clock), by currency. */
export async function readDepositsToday(on: Queryable, brandId: number): Promise<DepositsOfDay[]> {
  const { rows } = await on.query<DepositsOfDay>(
    `select currency, count(*)::int as deposits, sum(amount_minor)::bigint as "amountMinor"
     from payment
     where direction = 'deposit' and status = 'paid' and player_id in (select player_id from player_brand where brand_id = $1)
       and finished_at >= date_trunc('day', now(), 'UTC')
     group by currency order by currency`,
    [brandId],
  );
  return rows;
}

export async function hasDeposited(on: Queryable, playerId: bigint): Promise<boolean> {
  const { rowCount } = await on.query("select from payment where player_id = $1 and direction = 'deposit' and status = 'paid' limit 1", [
    playerId,
  ]);
  return (rowCount ?? 0) > 0;
}
