import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import type { Platform } from '#platform/platform';
import { presentSession } from '../present-session.ts';
import { readLiveSessions } from '../session.store.ts';

/** C025. */
export const sessions =
  ({ db }: Platform, idleMinutes: number): Handler<'sessions'> =>
  async (_input, { player }) => {
    if (!player) throw new Failure('unauthenticated');
    const rows = await readLiveSessions(db, player.id, idleMinutes);
    return { sessions: rows.map((row) => presentSession(row, player.sessionId)) };
  };
