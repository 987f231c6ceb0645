import type { PaymentQuery } from '@touchline/contract/support/payment-queries';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { readThreadWithPosts } from '../present-thread.ts';
import { readThread } from '../support.store.ts';
import { readQueriedPayments, readQuery } from './payment-query.store.ts';
import type { PaymentQueryDeps } from './payment-query-deps.ts';

/** The vault that seals what a player says of a payment. */
export const FACTS_CONTEXT = 'support-payment-facts';

export type Facts = PaymentQuery['given'];

export async function openFacts({ vault }: PaymentQueryDeps, on: Queryable, playerId: bigint, facts: Buffer | null): Promise<Facts> {
  if (facts === null) return {};
  return JSON.parse((await vault.open(on, playerId, FACTS_CONTEXT, facts)).toString('utf8')) as Facts;
}

export const sealFacts = ({ vault }: PaymentQueryDeps, client: pg.PoolClient, playerId: bigint, facts: Facts): Promise<Buffer> =>
  vault.seal(client, playerId, FACTS_CONTEXT, Buffer.from(JSON.stringify(facts)));

/** A request about payments whole. Throws Failure `not_found` where it is none, or of somebody else than `playerId`. */
export async function readPaymentQuery(deps: PaymentQueryDeps, on: Queryable, threadId: bigint, playerId?: bigint): Promise<PaymentQuery> {
  const query = await readQuery(on, threadId);
  const thread = query && (await readThread(on, threadId));
  if (!query || !thread || (playerId !== undefined && thread.playerId !== playerId)) throw new Failure('not_found');
  const rows = await readQueriedPayments(on, threadId);
  const ids = rows.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]));
  const known = new Map((await deps.readPayments(on, query.playerId, ids)).map((payment) => [payment.id, payment]));
  const payments: PaymentQuery['payments'] = [];
  // One after the other: a connection does one thing at a time.
  for (const { id, paymentId, asked, facts, finding } of rows)
    payments.push({
      id: id.toString(),
      payment: paymentId === null ? null : (known.get(paymentId) ?? null),
      asked: [...asked],
      given: await openFacts(deps, on, query.playerId, facts),
      finding,
    });
  return {
    ...(await readThreadWithPosts(deps, on, thread)),
    topic: query.topic,
    asked: [...query.asked],
    given: await openFacts(deps, on, query.playerId, query.facts),
    payments,
  };
}
