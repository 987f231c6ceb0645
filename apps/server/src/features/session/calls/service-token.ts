import type { ServiceToken } from '@touchline/contract/session';
import type { SignedIn } from '#platform/authenticator';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import type { Sessions } from '../session-deps.ts';

async function issue(sessions: Sessions, signedIn: SignedIn): Promise<ServiceToken> {
  const { text, expiresAt } = await sessions.issueService(signedIn);
  return { type: 'token', id: signedIn.sessionId, attributes: { userToken: text, expireDate: new Date(expiresAt * 1000).toISOString() } };
}

/** C244. */
export const serviceToken =
  (sessions: Sessions): Handler<'serviceToken'> =>
  async (_input, caller) => {
    if (!caller.player) throw new Failure('unauthenticated');
    return issue(sessions, caller.player);
  };

/** C245: 403 means that the player is not signed in. */
export const refreshServiceToken =
  (sessions: Sessions): Handler<'refreshServiceToken'> =>
  async (_input, caller) => {
    if (!caller.player) throw new Failure('token_not_authenticated');
    return issue(sessions, caller.player);
  };
