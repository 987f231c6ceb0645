import { presentOperator } from '#features/operator';
import type { Subject } from '#features/throttle';
import { worksFor } from '#platform/auth/authenticator';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { SessionDeps } from '../session-deps.ts';

/**
 * An unknown login, a wrong password and a disabled operator are answered alike, after the same work. Whoever guesses solves captchas that
 * cost more and more; nobody can lock an operator out of the browser that the operator has signed in with.
 */
export function operatorLogin({ platform, account, throttle, captcha, operators }: SessionDeps): Handler<'operatorLogin'> {
  const { log } = platform;
  return async ({ body }, caller, reply) => {
    const named = await operators.readOperator(body.login);
    // Operators of another brand count as unknown.
    const found = named && worksFor(named, caller.brand.id) ? named : undefined;
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
    await operators.beginSession(found.id, caller, reply);
    throttle.markKnown('operator', found.id, caller, reply);
    return presentOperator(found, caller.brand);
  };
}
