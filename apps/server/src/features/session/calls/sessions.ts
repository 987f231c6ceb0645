import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { presentSession } from '../present-session.ts';
import { readLiveSessions } from '../session.store.ts';
import type { SessionDeps } from '../session-deps.ts';
import { openSessions } from '../session-origin.ts';

/** C025. */
export const sessions =
  ({ platform: { db }, vault }: SessionDeps, idleMinutes: number): Handler<'sessions'> =>
  async (_input, { player }) => {
    if (!player) throw new Failure('unauthenticated');
    const rows = await openSessions(vault, db, player.id, await readLiveSessions(db, player.id, idleMinutes));
    return { sessions: rows.map((row) => presentSession(row, player.sessionId)) };
  };
