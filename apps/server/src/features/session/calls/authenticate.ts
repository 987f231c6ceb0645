import { createHash } from 'node:crypto';
import type { AccountFeature } from '#features/account';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import type { Platform } from '#platform/platform';
import { createRateLimiter } from '#platform/rate-limit';
import type { Sessions } from '../index.ts';

/** C016. Attempts are counted per login too, so that guessing from many addresses ends as well. */
export function authenticate(deps: {
  readonly platform: Platform;
  readonly account: AccountFeature;
  readonly sessions: Sessions;
}): Handler<'authenticate'> {
  const { platform, account, sessions } = deps;
  const attempts = createRateLimiter({ max: 20, windowSeconds: 900 }, platform.clock);
  return async ({ body }, caller, reply) => {
    const identifier = account.readIdentifier(body.identifier, body.kind);
    // Counted under a hash: what a person typed is not kept in memory.
    attempts.take(createHash('sha256').update(body.identifier.toLowerCase()).digest('base64'));
    const found = identifier && (await account.readCredentials(identifier));
    if (!(await account.verifyPassword(found?.passwordHash, body.password)) || !found) throw new Failure('wrong_credentials');
    if (found.blocked) throw new Failure('account_blocked');
    // A session that the browser already had is not taken over: signing in always begins a new one.
    if (caller.player) await sessions.end({ ...caller.player }, 'replaced');
    return sessions.begin(found.id, caller, reply);
  };
}
