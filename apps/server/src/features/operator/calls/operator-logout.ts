import { inTransaction } from '#platform/db/in-transaction';
import { OPERATOR_COOKIE } from '#platform/http/cookies';
import type { Handler } from '#platform/http/handler';
import { writeSessionEnd } from '../operator.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { actorOf, operatorOf } from '../operator-of.ts';

export const operatorLogout =
  ({ platform, audit }: OperatorDeps): Handler<'operatorLogout'> =>
  async (_input, caller, reply) => {
    const operator = operatorOf(caller);
    await inTransaction(platform.pool, async (client) => {
      await writeSessionEnd(client, operator.sessionId, 'signed-out');
      await audit.record(client, { ...actorOf(caller), action: 'logout', target: `address ${caller.ip}` });
    });
    reply.clearCookie(OPERATOR_COOKIE.name, OPERATOR_COOKIE.scope);
    return { ended: true };
  };
