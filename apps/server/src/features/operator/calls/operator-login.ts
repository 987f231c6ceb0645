import { createHash, randomBytes } from 'node:crypto';
import { OPERATOR_COOKIE } from '#platform/cookies';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { createRateLimiter } from '#platform/rate-limit';
import { writeAudit } from '../audit.store.ts';
import { readOperator, writeSession, writeSessionEnd } from '../operator.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { hashToken } from '../operator-token.ts';
import { presentOperator } from '../present-operator.ts';

/** An unknown login, a wrong password and a disabled operator are answered alike, after the same work. */
export function operatorLogin({ platform, account }: OperatorDeps): Handler<'operatorLogin'> {
  const { db, clock, log } = platform;
  // Per login too, so that guessing from many addresses ends as well.
  const attempts = createRateLimiter({ max: 20, windowSeconds: 900 }, clock);
  return async ({ body }, caller, reply) => {
    attempts.take(createHash('sha256').update(body.login).digest('base64'));
    const found = await readOperator(db, body.login);
    const matches = await account.verifyPassword(found?.passwordHash, body.password);
    if (!found || !matches || found.disabled) {
      log.warn({ ip: caller.ip, requestId: caller.requestId }, 'a sign-in at the console was refused');
      throw new Failure('wrong_credentials');
    }
    const token = randomBytes(32).toString('base64url');
    const { operator: before } = caller;
    await db.transaction().execute(async (trx) => {
      if (before) await writeSessionEnd(trx, before.sessionId, 'replaced');
      await writeSession(trx, { tokenHash: hashToken(token), operatorId: found.id, ip: caller.ip, userAgent: caller.userAgent });
      await writeAudit(trx, { operatorId: found.id, action: 'login', target: `address ${caller.ip}`, reason: null });
    });
    // Without an age: it ends with the browser, at the latest when the server says so.
    reply.cookie(OPERATOR_COOKIE.name, token, OPERATOR_COOKIE.scope);
    return presentOperator(found);
  };
}
