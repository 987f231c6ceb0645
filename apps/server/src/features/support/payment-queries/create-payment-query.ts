import type { PaymentView } from '@touchline/contract/payments/calls';
import { MAX_QUERY_PAYMENTS, PAYMENT_TOPICS, type PaymentTopic } from '@touchline/contract/support/payment-query-enums';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { addPost } from '../add-post.ts';
import { requireRoom } from '../require-room.ts';
import { lockThread, lockThreadsOf, readThreadByKey, writeThread, writeThreadState } from '../support.store.ts';
import { readQueriedPayments, readQuery, writeQueriedPayment, writeQuery } from './payment-query.store.ts';
import type { PaymentQueryDeps } from './payment-query-deps.ts';
import { readPaymentQuery } from './present-query.ts';

/** The player's payments of these ids. Throws Failure `not_found` for one of nobody's or somebody else's, `payment_unfit` for the other direction. */
async function requireFitting(
  deps: PaymentQueryDeps,
  client: pg.PoolClient,
  playerId: bigint,
  topic: PaymentTopic,
  ids: readonly string[],
): Promise<readonly PaymentView[]> {
  const payments = await deps.readPayments(client, playerId, ids);
  if (payments.length < new Set(ids).size) throw new Failure('not_found');
  if (payments.some(({ direction }) => direction !== PAYMENT_TOPICS[topic].direction)) throw new Failure('payment_unfit');
  return payments;
}

export const createPaymentQuery =
  (deps: PaymentQueryDeps): Handler<'createPaymentQuery'> =>
  ({ body: { topic, text, key, payments: ids } }, caller) => {
    const playerId = caller.player.id;
    return inTransaction(deps.platform.pool, async (client) => {
      await lockThreadsOf(client, playerId);
      const post = { playerId, author: 'player', operatorId: null, onceKey: key } as const;
      const before = await readThreadByKey(client, post);
      if (before !== undefined) return readPaymentQuery(deps, client, before, playerId);
      const { listed, unlisted } = PAYMENT_TOPICS[topic];
      const payments = await requireFitting(deps, client, playerId, topic, ids);
      if (payments.length === 0 && unlisted === null) throw new Failure('invalid', { fields: { payments: ['required'] } });
      await requireRoom(client, playerId);
      const threadId = await writeThread(client, playerId, 'request', 'payment');
      await addPost(deps, client, { ...post, threadId, text });
      await writeQuery(client, threadId, playerId, topic);
      for (const { id } of payments) await writeQueriedPayment(client, { threadId, playerId, paymentId: id, asked: listed });
      if (payments.length === 0) await writeQueriedPayment(client, { threadId, playerId, paymentId: null, asked: unlisted ?? [] });
      return readPaymentQuery(deps, client, threadId, playerId);
    });
  };

export const addQueriedPayment =
  (deps: PaymentQueryDeps): Handler<'addQueriedPayment'> =>
  ({ params: { threadId }, body: { paymentId } }, caller) => {
    const playerId = caller.player.id;
    return inTransaction(deps.platform.pool, async (client) => {
      const thread = await lockThread(client, threadId);
      const query = await readQuery(client, threadId);
      if (!thread || !query || thread.playerId !== playerId) throw new Failure('not_found');
      if (thread.status === 'closed') throw new Failure('support_closed');
      await requireFitting(deps, client, playerId, query.topic, [paymentId]);
      const payments = await readQueriedPayments(client, threadId);
      if (payments.every((payment) => payment.paymentId !== paymentId)) {
        if (payments.length >= MAX_QUERY_PAYMENTS) throw new Failure('query_full', { args: { max: MAX_QUERY_PAYMENTS } });
        await writeQueriedPayment(client, { threadId, playerId, paymentId, asked: PAYMENT_TOPICS[query.topic].listed });
        await writeThreadState(client, threadId, 'open', thread.operatorId);
      }
      return readPaymentQuery(deps, client, threadId, playerId);
    });
  };
