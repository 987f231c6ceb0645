import type { LoginKind } from '@touchline/contract/session/calls';
import type { Subject } from '#features/throttle';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { SessionDeps } from '../session-deps.ts';

/** The player that this login and password belong to. Throws Failure `wrong_credentials`, `captcha_required` or `rate_limited`. */
export type VerifyCredentials = (login: string, password: string, kind: LoginKind | null, caller: Caller) => Promise<bigint>;

/**
 * Guesses are counted by the player, however the login is spelled; where nobody has it, by the form in which it was looked up, so that
 * nothing tells the two apart. Whoever guesses solves captchas (R115), each dearer than the one before.
 */
export const createCredentialVerifier =
  ({ account, captcha, throttle }: Pick<SessionDeps, 'account' | 'captcha' | 'throttle'>): VerifyCredentials =>
  async (login, password, kind, caller) => {
    const identifier = account.parseIdentifier(login, kind);
    const found = identifier && (await account.readCredentials(identifier, caller.brand.id));
    const typed = identifier ? `${identifier.by} ${identifier.value}` : login.normalize('NFKC').toLowerCase();
    const subject: Subject = found ? { kind: 'player', id: found.id } : { kind: 'player', id: null, typed };
    return throttle.inTurn(subject, caller, async () => {
      await captcha.guard('login', caller, subject);
      if ((await account.verifyPassword(found?.passwordHash, password)) && found) return found.id;
      await throttle.count('login', caller, subject);
      throw new Failure('wrong_credentials');
    });
  };
