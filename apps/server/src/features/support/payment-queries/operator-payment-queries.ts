import type pg from 'pg';
import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvent } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import type { Caller, Handler } from '#platform/http/handler';
import { addPost } from '../add-post.ts';
import { lockForOperator, threadNews } from '../operator/agent-thread.ts';
import { lockThread, readThreadByKey, writeThreadState } from '../support.store.ts';
import { readQueriedPayment, readQuery, writeFinding, writePaymentAsked, writeQueryAsked } from './payment-query.store.ts';
import type { PaymentQueryDeps } from './payment-query-deps.ts';
import { readPaymentQuery } from './present-query.ts';

const targetOf = (threadId: bigint, playerId: bigint): string => `payment request ${threadId} of player ${playerId}`;

interface Act {
  readonly threadId: bigint;
  readonly itemId: bigint | null;
  readonly text: string;
  readonly key: string;
  readonly action: 'ask-payment-query' | 'find-payment';
  /** The page below the request's to which the message leads. */
  readonly page: string;
  change(client: pg.PoolClient): Promise<void>;
}

/** One act of the house on a request, once for its key: what changes, the words for the player, the news, and the row of the audit. */
async function act(deps: PaymentQueryDeps, caller: Caller, { threadId, itemId, text, key, action, page, change }: Act) {
  const operator = operatorOf(caller);
  const { platform, messages, operators } = deps;
  await inTransaction(platform.pool, async (client) => {
    const thread = await lockThread(client, threadId);
    const found = itemId === null ? await readQuery(client, threadId) : await readQueriedPayment(client, threadId, itemId);
    if (!thread || !found) throw new Failure('not_found');
    const { playerId } = thread;
    const post = { playerId, threadId, author: 'operator', operatorId: operator.id, onceKey: key } as const;
    if ((await readThreadByKey(client, post)) !== undefined) return operators.requirePlayerOf(client, caller, playerId);
    await lockForOperator(client, threadId, operator.id);
    await change(client);
    await addPost(deps, client, { ...post, text });
    await writeThreadState(client, threadId, 'answered', operator.id);
    await writeEvent(client, playerId, threadNews(thread, 'post'));
    const link = `/office/payment-consultant/${threadId}${page}`;
    await messages.write(client, [
      { playerId, topic: 'support', text: { key: 'support-answer', args: { id: threadId.toString() } }, link },
    ]);
    await operators.record(client, { ...actorOf(caller), action, target: targetOf(threadId, playerId) });
  });
  platform.events.nudge();
  return readPaymentQuery(deps, platform.pool, threadId);
}

export const operatorPaymentQuery =
  (deps: PaymentQueryDeps): Handler<'operatorPaymentQuery'> =>
  async ({ params: { threadId } }, caller) => {
    const { pool } = deps.platform;
    const query = await readQuery(pool, threadId);
    if (!query) throw new Failure('not_found');
    await deps.operators.recordFirst({ ...actorOf(caller), action: 'read-support', target: targetOf(threadId, query.playerId) });
    return readPaymentQuery(deps, pool, threadId);
  };

export const operatorAskPaymentQuery =
  (deps: PaymentQueryDeps): Handler<'operatorAskPaymentQuery'> =>
  ({ params: { threadId }, body: { itemId, asked, text, key } }, caller) =>
    act(deps, caller, {
      threadId,
      itemId,
      text,
      key,
      action: 'ask-payment-query',
      page: itemId === null ? '/fill-out' : `/payments/${itemId}`,
      change: (client) => (itemId === null ? writeQueryAsked(client, threadId, asked) : writePaymentAsked(client, itemId, asked)),
    });

export const operatorFindPayment =
  (deps: PaymentQueryDeps): Handler<'operatorFindPayment'> =>
  ({ params: { threadId, itemId }, body: { finding, text, key } }, caller) =>
    act(deps, caller, {
      threadId,
      itemId,
      text,
      key,
      action: 'find-payment',
      page: '',
      change: (client) => writeFinding(client, itemId, finding),
    });
