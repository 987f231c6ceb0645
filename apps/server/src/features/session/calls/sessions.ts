import type { Handler } from '#platform/http/handler';
import { presentSession } from '../present-session.ts';
import { readLiveSessions } from '../session.store.ts';
import { openSessions } from '../session-client.ts';
import type { SessionDeps } from '../session-deps.ts';

/** C025. */
export const sessions =
  ({ platform: { pool }, vault }: SessionDeps, idleMinutes: number): Handler<'sessions'> =>
  async (_input, { player }) => {
    const rows = await openSessions(vault, pool, player.id, await readLiveSessions(pool, player.id, idleMinutes));
    return { sessions: rows.map((row) => presentSession(row, player.sessionId)) };
  };
