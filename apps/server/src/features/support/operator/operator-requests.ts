import { actorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import type { Handler } from '#platform/http/handler';
import { answerRequest, openRequests } from '../requests.ts';
import type { SupportDeps } from '../support-deps.ts';

export const operatorRequests =
  (deps: SupportDeps): Handler<'operatorRequests'> =>
  async ({ query }, caller) => {
    const rows = await openRequests(deps, caller.brand.id, query.kind, query.limit);
    // They hold names and addresses: who has read them is recorded.
    await deps.operators.recordFirst({ ...actorOf(caller), action: 'read-requests', target: `${rows.length} requests` });
    return rows.map(({ id, playerId, kind, text, at }) => ({
      id: String(id),
      playerId: String(playerId),
      kind,
      text,
      at: Math.floor(at.getTime() / 1000),
    }));
  };

export const operatorAnswerRequest =
  (deps: SupportDeps): Handler<'operatorAnswerRequest'> =>
  async ({ body }, caller) => {
    await inTransaction(deps.platform.pool, async (client) => {
      const playerId = await answerRequest(deps, client, BigInt(body.requestId), body.answer);
      await deps.operators.record(client, {
        ...actorOf(caller),
        action: 'answer-request',
        target: `request ${body.requestId} of player ${playerId}`,
      });
    });
    return { answered: true };
  };
