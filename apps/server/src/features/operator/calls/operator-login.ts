import { randomBytes } from 'node:crypto';
import type { Subject } from '#features/throttle';
import { OPERATOR_COOKIE } from '#platform/cookies';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { writeAudit } from '../audit.store.ts';
import { readOperator, writeSession, writeSessionEnd } from '../operator.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { hashToken } from '../operator-token.ts';
import { presentOperator } from '../present-operator.ts';

/**
 * An unknown login, a wrong password and a disabled operator are answered alike, after the same work. Whoever guesses solves captchas that
 * cost more and more; nobody can lock an operator out of the browser that the operator has signed in with.
 */
export function operatorLogin({ platform, account, throttle, captcha }: OperatorDeps): Handler<'operatorLogin'> {
  const { db, log } = platform;
  return async ({ body }, caller, reply) => {
    const found = await readOperator(db, body.login);
    const subject: Subject = found ? { kind: 'operator', id: found.id } : { kind: 'operator', id: null, typed: body.login };
    await throttle.inTurn(subject, caller, async () => {
      await captcha.guard('operator', caller, subject);
      if ((await account.verifyPassword(found?.passwordHash, body.password)) && found && !found.disabled) return;
      log.warn({ ip: caller.ip, requestId: caller.requestId }, 'a sign-in at the console was refused');
      await throttle.count('operator', caller, subject);
      throw new Failure('wrong_credentials');
    });
    if (!found) throw new Failure('wrong_credentials');
    await throttle.forgive('operator', caller, subject);
    const token = randomBytes(32).toString('base64url');
    const { operator: before } = caller;
    await db.transaction().execute(async (trx) => {
      if (before) await writeSessionEnd(trx, before.sessionId, 'replaced');
      await writeSession(trx, { tokenHash: hashToken(token), operatorId: found.id, ip: caller.ip, userAgent: caller.userAgent });
      await writeAudit(trx, { operatorId: found.id, action: 'login', target: `address ${caller.ip}`, reason: null });
    });
    // Without an age: it ends with the browser, at the latest when the server says so.
    reply.cookie(OPERATOR_COOKIE.name, token, OPERATOR_COOKIE.scope);
    throttle.markKnown('operator', found.id, caller, reply);
    return presentOperator(found);
  };
}
