import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { SessionDeps } from '../session-deps.ts';
import { requireNotBlocked } from '../sign-in/complete-sign-in.ts';
import { consumeXframeToken } from '../sign-in/xframe.store.ts';

/** C026. A frame on another site gets no cookie of ours back: it sends the token in x-auth. */
export const xframeAuthenticate =
  (deps: SessionDeps): Handler<'xframeAuthenticate'> =>
  async ({ body }, caller, reply) => {
    const playerId = await consumeXframeToken(deps.platform.pool, deps.hash(`xframe ${body.xframe_token}`));
    if (playerId === undefined) throw new Failure('wrong_credentials');
    await requireNotBlocked(deps, playerId);
    return { step: 'signed-in', ...(await deps.sessions.begin(playerId, caller, reply, 'xframe')) };
  };
