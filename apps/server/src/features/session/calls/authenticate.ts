import { createHash } from 'node:crypto';
import { LoginKind } from '@touchline/contract/session';
import { Failure } from '#platform/failure';
import type { Caller, Handler } from '#platform/handler';
import { createRateLimiter } from '#platform/rate-limit';
import type { SessionDeps } from '../session-deps.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { takeProof } from '../sign-in/sign-in-step.store.ts';
import { takeXframe } from '../sign-in/xframe.store.ts';

/**
 * C016. Attempts are counted per login too, so that guessing from many addresses ends as well; before that, and before anyone could lock
 * a player out, whoever guesses has to solve a captcha (R115).
 */
export function authenticate(deps: SessionDeps): Handler<'authenticate'> {
  const { platform, account, captcha, hash } = deps;
  const attempts = createRateLimiter({ max: 20, windowSeconds: 900 }, platform.clock);

  async function requirePassword(login: string, password: string, type: string | undefined, caller: Caller): Promise<bigint> {
    const kind = LoginKind.safeParse(type).data ?? null;
    const identifier = account.readIdentifier(login, kind);
    const counted = login.toLowerCase();
    await captcha.guard('login', caller, counted);
    // Counted under a hash: what a person typed is not kept in memory.
    attempts.take(createHash('sha256').update(counted).digest('base64'));
    const found = identifier && (await account.readCredentials(identifier));
    if (!(await account.verifyPassword(found?.passwordHash, password)) || !found) {
      captcha.suspect('login', caller, counted);
      throw new Failure('wrong_credentials');
    }
    captcha.forgive('login', counted);
    return found.id;
  }
  const requireTaken = (playerId: bigint | undefined): bigint => {
    if (playerId === undefined) throw new Failure('wrong_credentials');
    return playerId;
  };

  return async ({ body: { type, login, password } }, caller, reply) => {
    switch (type) {
      case 'sms':
        return completeSignIn(deps, requireTaken(await takeProof(platform.db, hash(`proof ${login}`))), 'sms', caller, reply);
      case 'xframe_token':
        return completeSignIn(deps, requireTaken(await takeXframe(platform.db, hash(`xframe ${login}`))), 'xframe', caller, reply);
      default:
        return completeSignIn(deps, await requirePassword(login, password ?? '', type, caller), 'password', caller, reply);
    }
  };
}
