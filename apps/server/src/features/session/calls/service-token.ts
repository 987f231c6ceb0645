import type { ServiceToken } from '@touchline/contract/session/calls';
import type { AuthenticatedPlayer } from '#platform/auth/authenticator';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Sessions } from '../session-deps.ts';

async function issue(sessions: Sessions, signedIn: AuthenticatedPlayer): Promise<ServiceToken> {
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
