import { createHash } from 'node:crypto';
import type { LoginKind } from '@touchline/contract/session';
import { Failure } from '#platform/failure';
import type { Caller } from '#platform/handler';
import { createRateLimiter } from '#platform/rate-limit';
import type { SessionDeps } from '../session-deps.ts';

/** Whose login and password these are. Throws Failure `wrong_credentials`, `captcha_required` or `rate_limited`. */
export type PasswordProof = (login: string, password: string, kind: LoginKind | null, caller: Caller) => Promise<bigint>;

/**
 * Attempts are counted per login too, so that guessing from many addresses ends as well; before that, and before anyone could lock a player
 * out, whoever guesses has to solve a captcha (R115).
 */
export function createPasswordProof({ platform, account, captcha }: Pick<SessionDeps, 'platform' | 'account' | 'captcha'>): PasswordProof {
  const attempts = createRateLimiter({ max: 20, windowSeconds: 900 }, platform.clock);
  return async (login, password, kind, caller) => {
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
  };
}
