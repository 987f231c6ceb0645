import type { PlayerSession } from '@touchline/contract/security/calls';
import { maskIp, networkOf } from '#features/security-log';
import type { SessionRow } from '#features/session';
import { presentDevice } from '#platform/auth/device';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { SecurityDeps } from '../security-deps.ts';

const MAX_SESSIONS = 100;
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const presentSession = (row: SessionRow, currentId: string): PlayerSession => ({
  session_id: row.id,
  is_current: row.id === currentId,
  ...presentDevice(row.user_agent),
  address: maskIp(row.ip),
  place: networkOf(row.ip),
  method: row.method,
  began_at: seconds(row.created_at),
  seen_at: seconds(row.last_seen_at),
  ended_at: row.ended_at && seconds(row.ended_at),
  end_reason: row.end_reason,
});

/** C030. */
export const userSessions =
  ({ session }: SecurityDeps): Handler<'userSessions'> =>
  async ({ body }, { player }) => {
    const rows = body.withEnded ? await session.readHistory(player.id, MAX_SESSIONS) : await session.readLive(player.id);
    return rows.map((row) => presentSession(row, player.sessionId));
  };

/** C029. */
export const sessionId: Handler<'sessionId'> = (_input, { player }) => {
  return { session_id: player.sessionId };
};

/** C028. Another player's session is as unknown as one that does not exist. */
export const endSession =
  ({ session }: SecurityDeps): Handler<'endSession'> =>
  async ({ body }, caller, reply) => {
    const { player } = caller;
    if (!(await session.endOwn(player.id, body.sessionId, 'closed'))) throw new Failure('not_found');
    if (body.sessionId === player.sessionId) reply.clearCookie('user_token');
    return { ended: true };
  };

/** C027. */
export const logOutOtherSessions =
  ({ session, securityLog, platform }: SecurityDeps): Handler<'logOutOtherSessions'> =>
  async (_input, caller) => {
    const { player } = caller;
    const ended = await session.endAll(player.id, 'ended-everywhere', player.sessionId);
    if (ended > 0) await inTransaction(platform.pool, (client) => securityLog.record(client, player.id, 'sessions-ended', caller));
    return { ended };
  };
