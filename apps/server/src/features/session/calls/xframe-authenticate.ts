import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import type { SessionDeps } from '../session-deps.ts';
import { requireOpen } from '../sign-in/complete-sign-in.ts';
import { takeXframe } from '../sign-in/xframe.store.ts';

/** C026. A frame on another site gets no cookie of ours back: it sends the token in x-auth. */
export const xframeAuthenticate =
  (deps: SessionDeps): Handler<'xframeAuthenticate'> =>
  async ({ body }, caller, reply) => {
    const playerId = await takeXframe(deps.platform.db, deps.hash(`xframe ${body.xframe_token}`));
    if (playerId === undefined) throw new Failure('wrong_credentials');
    await requireOpen(deps, playerId);
    return { step: 'signed-in', ...(await deps.sessions.begin(playerId, caller, reply, 'xframe')) };
  };
