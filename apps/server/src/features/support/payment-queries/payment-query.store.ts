import type { PaymentFact, PaymentFinding, PaymentTopic, QueryFact } from '@touchline/contract/support/payment-query-enums';
import type { Queryable } from '#platform/db/queryable';

export type PaymentAsk = PaymentFact | 'proof';
export type QueryAsk = QueryFact | 'proof';

export interface QueryRow {
  readonly threadId: bigint;
  readonly playerId: bigint;
  readonly topic: PaymentTopic;
  readonly asked: readonly QueryAsk[];
  /** Sealed JSON. */
  readonly facts: Buffer | null;
}

export interface QueriedPaymentRow {
  readonly id: bigint;
  readonly threadId: bigint;
  readonly paymentId: string | null;
  readonly asked: readonly PaymentAsk[];
  /** Sealed JSON. */
  readonly facts: Buffer | null;
  readonly finding: PaymentFinding | null;
}

const QUERIES = 'select thread_id as "threadId", player_id as "playerId", topic, asked, facts from support_payment_query';
const PAYMENTS = 'select id, thread_id as "threadId", payment_id as "paymentId", asked, facts, finding from support_query_payment';

export async function readQuery(on: Queryable, threadId: bigint): Promise<QueryRow | undefined> {
  const { rows } = await on.query<QueryRow>(`${QUERIES} where thread_id = $1`, [threadId]);
  return rows[0];
}

/** Of these threads those that are requests about payments, with how many payments each has and whether it waits for its player. */
export async function readQuerySummaries(
  on: Queryable,
  threadIds: readonly bigint[],
): Promise<readonly { readonly threadId: bigint; readonly topic: PaymentTopic; readonly payments: number; readonly waits: boolean }[]> {
  const { rows } = await on.query<{ threadId: bigint; topic: PaymentTopic; payments: number; waits: boolean }>(
    `select q.thread_id as "threadId", q.topic, count(p.id)::int as payments,
       (q.asked <> '{}' or coalesce(bool_or(p.asked <> '{}'), false)) as waits
     from support_payment_query q left join support_query_payment p on p.thread_id = q.thread_id
     where q.thread_id = any ($1) group by q.thread_id`,
    [threadIds],
  );
  return rows;
}

/** In the order in which they were added. */
export async function readQueriedPayments(on: Queryable, threadId: bigint): Promise<readonly QueriedPaymentRow[]> {
  const { rows } = await on.query<QueriedPaymentRow>(`${PAYMENTS} where thread_id = $1 order by id`, [threadId]);
  return rows;
}

export async function readQueriedPayment(on: Queryable, threadId: bigint, id: bigint): Promise<QueriedPaymentRow | undefined> {
  const { rows } = await on.query<QueriedPaymentRow>(`${PAYMENTS} where thread_id = $1 and id = $2`, [threadId, id]);
  return rows[0];
}

export async function writeQuery(client: Queryable, threadId: bigint, playerId: bigint, topic: PaymentTopic): Promise<void> {
  await client.query('insert into support_payment_query (thread_id, player_id, topic) values ($1, $2, $3)', [threadId, playerId, topic]);
}

/** One that the request has already stays as it is. */
export async function writeQueriedPayment(
  client: Queryable,
  payment: {
    readonly threadId: bigint;
    readonly playerId: bigint;
    readonly paymentId: string | null;
    readonly asked: readonly PaymentAsk[];
  },
): Promise<void> {
  await client.query(
    `insert into support_query_payment (thread_id, player_id, payment_id, asked) values ($1, $2, $3, $4)
     on conflict (thread_id, payment_id) where payment_id is not null do nothing`,
    [payment.threadId, payment.playerId, payment.paymentId, payment.asked],
  );
}

export async function writePaymentFacts(client: Queryable, id: bigint, facts: Buffer): Promise<void> {
  await client.query("update support_query_payment set facts = $2, asked = '{}' where id = $1", [id, facts]);
}

export async function writeQueryFacts(client: Queryable, threadId: bigint, facts: Buffer): Promise<void> {
  await client.query("update support_payment_query set facts = $2, asked = '{}' where thread_id = $1", [threadId, facts]);
}

/** Asks anew; what was given before stands until it is given again. */
export async function writePaymentAsked(client: Queryable, id: bigint, asked: readonly string[]): Promise<void> {
  await client.query('update support_query_payment set asked = $2 where id = $1', [id, asked]);
}

export async function writeQueryAsked(client: Queryable, threadId: bigint, asked: readonly string[]): Promise<void> {
  await client.query('update support_payment_query set asked = $2 where thread_id = $1', [threadId, asked]);
}

/** A payment that was found out about waits for nothing more. */
export async function writeFinding(client: Queryable, id: bigint, finding: PaymentFinding): Promise<void> {
  await client.query("update support_query_payment set finding = $2, asked = '{}' where id = $1", [id, finding]);
}
