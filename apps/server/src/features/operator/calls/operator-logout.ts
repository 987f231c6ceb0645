import { invariant } from '@touchline/kernel/invariant';
import { OPERATOR_COOKIE } from '#platform/cookies';
import type { Handler } from '#platform/handler';
import { writeAudit } from '../audit.store.ts';
import { writeSessionEnd } from '../operator.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';

export const operatorLogout =
  ({ platform }: OperatorDeps): Handler<'operatorLogout'> =>
  async (_input, { operator, ip }, reply) => {
    invariant(operator, 'the call is for operators');
    await platform.db.transaction().execute(async (trx) => {
      await writeSessionEnd(trx, operator.sessionId, 'signed-out');
      await writeAudit(trx, { operatorId: operator.id, action: 'logout', target: `address ${ip}`, reason: null });
    });
    reply.clearCookie(OPERATOR_COOKIE.name, OPERATOR_COOKIE.scope);
    return { ended: true };
  };
