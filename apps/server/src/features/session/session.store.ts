import { type Generated, sql } from 'kysely';
import type { SignedIn } from '#platform/authenticator';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    session: {
      id: string;
      player_id: bigint;
      language: string;
      ip: Buffer | null;
      user_agent: Buffer | null;
      /** Of older versions, emptied at start. */
      ip_plain: string | null;
      user_agent_plain: string | null;
      method: Generated<string>;
      created_at: Generated<Date>;
      last_seen_at: Generated<Date>;
      ended_at: Date | null;
      end_reason: string | null;
    };
  }
}

export interface NewSession {
  readonly id: string;
  readonly playerId: bigint;
  readonly language: string;
  readonly ip: Buffer | null;
  readonly user_agent: Buffer | null;
  readonly method: string;
}

export async function writeSession(db: DbOrTrx, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      id: session.id,
      player_id: session.playerId,
      language: session.language,
      ip: session.ip,
      user_agent: session.user_agent,
      method: session.method,
    })
    .execute();
}

/** The session if it lives: not ended, seen within the idle time by the database's clock. `stale` says that it should be marked as seen. */
export async function readLiveSession(
  db: DbOrTrx,
  id: string,
  idleMinutes: number,
): Promise<(SignedIn & { readonly stale: boolean }) | undefined> {
  const found = await db
    .selectFrom('session')
    .select(['player_id', 'language'])
    .select(sql<boolean>`last_seen_at < now() - interval '30 seconds'`.as('stale'))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', sql<Date>`now() - ${idleMinutes} * interval '1 minute'`)
    .executeTakeFirst();
  return found && { id: found.player_id, sessionId: id, language: found.language, stale: found.stale };
}

export async function writeSeen(db: DbOrTrx, id: string): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: sql`now()` }).where('id', '=', id).where('ended_at', 'is', null).execute();
}

/** Ends a session; false if it had ended before. */
export async function writeSessionEnd(db: DbOrTrx, id: string, reason: string): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Ends sessions that nobody used for the idle time; gives their players. */
export async function writeIdleEnds(db: DbOrTrx, idleMinutes: number): Promise<{ readonly id: string; readonly player_id: bigint }[]> {
  return db
    .updateTable('session')
    .set({ ended_at: sql`now()`, end_reason: 'idle' })
    .where('ended_at', 'is', null)
    .where('last_seen_at', '<=', sql<Date>`now() - ${idleMinutes} * interval '1 minute'`)
    .returning(['id', 'player_id'])
    .execute();
}

const COLUMNS = ['id', 'ip', 'user_agent', 'method', 'created_at', 'last_seen_at', 'ended_at', 'end_reason'] as const;

export interface SealedSession {
  readonly id: string;
  /** Null where the player was erased. */
  readonly ip: Buffer | null;
  readonly user_agent: Buffer | null;
  readonly method: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
}

/** The player's sessions that live, newest first. */
export async function readLiveSessions(db: DbOrTrx, playerId: bigint, idleMinutes: number): Promise<SealedSession[]> {
  return db
    .selectFrom('session')
    .select(COLUMNS)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', sql<Date>`now() - ${idleMinutes} * interval '1 minute'`)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The player's newest sessions, ended ones too. */
export async function readSessionHistory(db: DbOrTrx, playerId: bigint, most: number): Promise<SealedSession[]> {
  return db.selectFrom('session').select(COLUMNS).where('player_id', '=', playerId).orderBy('created_at', 'desc').limit(most).execute();
}

/** Ends all sessions of a player but one; gives their ids. */
export async function writeAllEnds(db: DbOrTrx, playerId: bigint, reason: string, exceptId: string): Promise<string[]> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('id', '<>', exceptId)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Ends one session of a player; false where it is not theirs or had ended. */
export async function writeOwnEnd(db: DbOrTrx, playerId: bigint, id: string, reason: string): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
