import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { writeAudit } from '../audit.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';

export const operatorRequests =
  ({ platform, office }: OperatorDeps): Handler<'operatorRequests'> =>
  async ({ query }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const rows = await office.readOpenRequests(query.kind, query.limit);
    // They hold names and addresses: who has read them is recorded.
    await platform.db
      .transaction()
      .execute((trx) =>
        writeAudit(trx, { operatorId: operator.id, action: 'read-requests', target: `${rows.length} requests`, reason: null }),
      );
    return rows.map(({ id, playerId, kind, text, at }) => ({
      id: String(id),
      playerId: String(playerId),
      kind,
      text,
      at: Math.floor(at.getTime() / 1000),
    }));
  };

export const operatorAnswerRequest =
  ({ platform, office }: OperatorDeps): Handler<'operatorAnswerRequest'> =>
  async ({ body }, { operator }) => {
    invariant(operator, 'the call is for operators');
    await platform.db.transaction().execute(async (trx) => {
      await office.answerRequest(trx, BigInt(body.requestId), body.answer);
      await writeAudit(trx, { operatorId: operator.id, action: 'answer-request', target: `request ${body.requestId}`, reason: null });
    });
    return { answered: true };
  };
