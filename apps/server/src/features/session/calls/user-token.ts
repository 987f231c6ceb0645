import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Sessions } from '../session-deps.ts';

/** C246. */
export const userToken =
  (sessions: Sessions): Handler<'userToken'> =>
  async (_input, caller, reply) => {
    if (!caller.player) throw new Failure('unauthenticated');
    return sessions.renew(caller.player, reply);
  };
