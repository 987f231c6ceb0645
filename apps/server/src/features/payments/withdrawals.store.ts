import type { WithdrawalDeclineReason } from '@touchline/contract/payments/enums';
import type { Queryable } from '#platform/db/queryable';
import { lockPayment, type Payment, readPayment } from './payments.store.ts';

export interface StoredDestination {
  readonly id: string;
  readonly method: string;
  readonly masked: string;
}

/** Destinations of the player, the last used or added one first. */
export async function readDestinations(on: Queryable, playerId: bigint): Promise<StoredDestination[]> {
  const { rows } = await on.query<StoredDestination>(
    `select id, method, masked from payout_destination d where player_id = $1
     order by coalesce(
       (select max(p.created_at) from withdrawal w join payment p on p.id = w.payment_id where w.destination_id = d.id), d.created_at) desc
     limit 20`,
    [playerId],
  );
  return rows;
}

export async function readDestination(on: Queryable, playerId: bigint, id: string): Promise<StoredDestination | undefined> {
  const { rows } = await on.query<StoredDestination>('select id, method, masked from payout_destination where player_id = $1 and id = $2', [
    playerId,
    id,
  ]);
  return rows[0];
}

/** The destination that these details were kept as. */
export async function findDestination(
  on: Queryable,
  playerId: bigint,
  method: string,
  detailsHash: Buffer,
): Promise<StoredDestination | undefined> {
  const { rows } = await on.query<StoredDestination>(
    'select id, method, masked from payout_destination where player_id = $1 and method = $2 and details_hash = $3',
    [playerId, method, detailsHash],
  );
  return rows[0];
}

/** Keeps a destination, or finds the one that is there; `added` says which. */
export async function writeDestination(
  client: Queryable,
  destination: StoredDestination & { readonly playerId: bigint; readonly details: Buffer; readonly detailsHash: Buffer },
): Promise<StoredDestination & { readonly added: boolean }> {
  const { id, playerId, method, masked, details, detailsHash } = destination;
  const { rows } = await client.query<StoredDestination>(
    `insert into payout_destination (id, player_id, method, masked, details, details_hash) values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, method, details_hash) do nothing returning id, method, masked`,
    [id, playerId, method, masked, details, detailsHash],
  );
  if (rows[0]) return { ...rows[0], added: true };
  const known = await findDestination(client, playerId, method, detailsHash);
  if (!known) throw new Error(`destination ${id} was not written`);
  return { ...known, added: false };
}

export interface NewWithdrawal {
  readonly id: string;
  readonly playerId: bigint;
  readonly idempotencyKey: string;
  readonly method: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly accountId: bigint;
  readonly destination: StoredDestination;
  readonly heldUntil: Date | null;
  /** How many operators have to approve it; where none has to, it is approved. */
  readonly requiredApprovals: number;
}

/** The caller holds the locks of the player's accounts and posts the hold. */
export async function writeWithdrawal(client: Queryable, withdrawal: NewWithdrawal): Promise<Payment> {
  const { id, playerId, idempotencyKey, method, amountMinor, currency, accountId, destination, heldUntil, requiredApprovals } = withdrawal;
  await client.query(
    `insert into payment (id, player_id, idempotency_key, direction, method, amount_minor, currency, account_id, status)
     values ($1, $2, $3, 'withdrawal', $4, $5, $6, $7, $8)`,
    [id, playerId, idempotencyKey, method, amountMinor, currency, accountId, requiredApprovals === 0 ? 'approved' : 'requested'],
  );
  await client.query(
    `insert into withdrawal (payment_id, player_id, destination_id, destination, on_hold_until, required_approvals) values ($1, $2, $3, $4, $5, $6)`,
    [id, playerId, destination.id, destination.masked, heldUntil, requiredApprovals],
  );
  const written = await readPayment(client, id);
  if (!written) throw new Error(`withdrawal ${id} was not written`);
  return written;
}

/** The sum that the player has asked for within a day and not got back, minor units: parts of a large amount count as one. */
export async function readRequestedLast24h(on: Queryable, playerId: bigint, currency: string): Promise<bigint> {
  const { rows } = await on.query<{ sum: bigint }>(
    `select coalesce(sum(amount_minor), 0)::bigint as sum from payment
     where player_id = $1 and currency = $2 and direction = 'withdrawal' and status not in ('failed', 'declined', 'cancelled')
       and created_at > now() - interval '1 day'`,
    [playerId, currency],
  );
  return rows[0]?.sum ?? 0n;
}

export interface LockedWithdrawal {
  readonly payment: Payment;
  readonly requiredApprovals: number;
  readonly destinationId: string | null;
  /** Whether the provider has confirmed the order, and whether it is time to ask how it stands. */
  readonly isSubmitted: boolean;
  readonly askNow: boolean;
}

/** A withdrawal, locked until the transaction ends. */
export async function lockWithdrawal(client: Queryable, id: string): Promise<LockedWithdrawal | undefined> {
  const payment = await lockPayment(client, id);
  if (payment?.direction !== 'withdrawal') return undefined;
  const { rows } = await client.query<Omit<LockedWithdrawal, 'payment'>>(
    `select required_approvals as "requiredApprovals", destination_id as "destinationId", submitted_at is not null as "isSubmitted",
       coalesce(last_polled_at, submitted_at) < now() - interval '1 minute' as "askNow"
     from withdrawal where payment_id = $1`,
    [id],
  );
  const [rest] = rows;
  if (!rest) throw new Error(`withdrawal ${id} is a payment alone`);
  return { payment, ...rest };
}

/** Withdrawals that a machine has to go on with: approved and not held, or sent and not at their end. */
export async function readMoving(on: Queryable, limit: number): Promise<{ readonly id: string }[]> {
  const { rows } = await on.query<{ id: string }>(
    `select p.id from payment p join withdrawal w on w.payment_id = p.id
     where p.direction = 'withdrawal' and p.finished_at is null and p.status in ('approved', 'sent')
       and (w.on_hold_until is null or w.on_hold_until <= now())
     order by coalesce(w.last_polled_at, w.submitted_at, p.created_at) limit $1`,
    [limit],
  );
  return rows;
}

export async function readDetails(on: Queryable, destinationId: string): Promise<Buffer | undefined> {
  const { rows } = await on.query<{ details: Buffer }>('select details from payout_destination where id = $1', [destinationId]);
  return rows[0]?.details;
}

export async function writeHeldUntil(client: Queryable, id: string, heldUntil: Date): Promise<void> {
  await client.query('update withdrawal set on_hold_until = $2 where payment_id = $1', [id, heldUntil]);
}

export async function writeHanded(on: Queryable, id: string): Promise<void> {
  await on.query('update withdrawal set submitted_at = now() where payment_id = $1', [id]);
}

export async function writeAsked(on: Queryable, id: string): Promise<void> {
  await on.query('update withdrawal set last_polled_at = now() where payment_id = $1', [id]);
}

export async function writeDeclineReason(client: Queryable, id: string, refusal: WithdrawalDeclineReason): Promise<void> {
  await client.query('update withdrawal set refusal = $2 where payment_id = $1', [id, refusal]);
}

/** How many operators have approved with this one; undefined where this one had already. The caller holds the payment's lock. */
export async function writeApproval(client: Queryable, id: string, operatorId: bigint): Promise<number | undefined> {
  const { rowCount } = await client.query(
    'insert into withdrawal_approval (payment_id, operator_id) values ($1, $2) on conflict do nothing',
    [id, operatorId],
  );
  return rowCount === 1 ? (await readApprovals(client, [id])).length : undefined;
}

export async function readApprovals(
  on: Queryable,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly operatorId: bigint }[]> {
  if (ids.length === 0) return [];
  const { rows } = await on.query<{ id: string; operatorId: bigint }>(
    'select payment_id as id, operator_id as "operatorId" from withdrawal_approval where payment_id = any ($1) order by at',
    [ids],
  );
  return rows;
}

/** How many operators withdrawals need, by their ids. */
export async function readRequiredApprovals(on: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await on.query<{ id: string; requiredApprovals: number }>(
    'select payment_id as id, required_approvals as "requiredApprovals" from withdrawal where payment_id = any ($1)',
    [ids],
  );
  return new Map(rows.map(({ id, requiredApprovals }) => [id, requiredApprovals]));
}
