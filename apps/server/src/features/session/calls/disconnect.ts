import type { Handler } from '#platform/http/handler';
import type { Sessions } from '../session-deps.ts';

/** C020. */
export const disconnect =
  (sessions: Sessions): Handler<'disconnect'> =>
  async (_input, caller, reply) => {
    if (caller.player) await sessions.end(caller.player, 'signed-out');
    reply.clearCookie('user_token');
    return { ended: true };
  };
