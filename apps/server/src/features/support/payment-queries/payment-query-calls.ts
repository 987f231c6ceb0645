import type { Handler } from '#platform/http/handler';
import { readThreadViews } from '../present-thread.ts';
import { readRequests } from '../support.store.ts';
import { readQuerySummaries } from './payment-query.store.ts';
import type { PaymentQueryDeps } from './payment-query-deps.ts';
import { readPaymentQuery } from './present-query.ts';

const MAX = 50;

export const paymentQueries =
  (deps: PaymentQueryDeps): Handler<'paymentQueries'> =>
  async (_input, caller) => {
    const { pool } = deps.platform;
    const rows = await readRequests(pool, caller.player.id, MAX, 'payment');
    const ids = rows.map(({ id }) => id);
    const summaries = new Map((await readQuerySummaries(pool, ids)).map((summary) => [summary.threadId.toString(), summary]));
    return (await readThreadViews(deps, rows)).flatMap((thread) => {
      const summary = summaries.get(thread.id);
      return summary ? [{ thread, topic: summary.topic, payments: summary.payments, waits: summary.waits }] : [];
    });
  };

export const paymentQuery =
  (deps: PaymentQueryDeps): Handler<'paymentQuery'> =>
  ({ params: { threadId } }, caller) =>
    readPaymentQuery(deps, deps.platform.pool, threadId, caller.player.id);
