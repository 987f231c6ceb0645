import type { AuthenticatedPlayer } from '#platform/auth/authenticator';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

export interface NewSession {
  readonly id: string;
  readonly playerId: bigint;
  readonly language: string;
  readonly ip: Buffer | null;
  readonly user_agent: Buffer | null;
  readonly method: string;
}

export async function writeSession(on: Queryable, { id, playerId, language, ip, user_agent, method }: NewSession): Promise<void> {
  await on.query('insert into session (id, player_id, language, ip, user_agent, method) values ($1, $2, $3, $4, $5, $6)', [
    id,
    playerId,
    language,
    ip,
    user_agent,
    method,
  ]);
}

type LiveSession = AuthenticatedPlayer & { readonly stale: boolean };

/** The session if it lives: not ended, seen within the idle time by the database's clock. `stale` says that it should be marked as seen. */
export async function readLiveSession(on: Queryable, id: string, idleMinutes: number): Promise<LiveSession | undefined> {
  const { rows } = await on.query<LiveSession>(
    prepared(
      `select s.player_id as id, s.id as "sessionId", language, brand_id as "brandId",
         last_seen_at < now() - interval '30 seconds' as stale
       from session s join player_brand b on b.player_id = s.player_id
       where s.id = $1 and ended_at is null and last_seen_at > now() - $2 * interval '1 minute'`,
      [id, idleMinutes],
    ),
  );
  return rows[0];
}

export async function writeSeen(on: Queryable, id: string): Promise<void> {
  await on.query(prepared('update session set last_seen_at = now() where id = $1 and ended_at is null', [id]));
}

export interface EndedSession {
  readonly id: string;
  readonly playerId: bigint;
}

/** Ends sessions that nobody used for the idle time; gives their players. */
export async function writeIdleEnds(on: Queryable, idleMinutes: number): Promise<EndedSession[]> {
  const { rows } = await on.query<EndedSession>(
    `update session set ended_at = now(), end_reason = 'idle'
     where ended_at is null and last_seen_at <= now() - $1 * interval '1 minute' returning id, player_id as "playerId"`,
    [idleMinutes],
  );
  return rows;
}

const COLUMNS = 'id, ip, user_agent, method, created_at, last_seen_at, ended_at, end_reason';

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
export async function readLiveSessions(on: Queryable, playerId: bigint, idleMinutes: number): Promise<SealedSession[]> {
  const { rows } = await on.query<SealedSession>(
    `select ${COLUMNS} from session
     where player_id = $1 and ended_at is null and last_seen_at > now() - $2 * interval '1 minute' order by created_at desc`,
    [playerId, idleMinutes],
  );
  return rows;
}

/** The player's newest sessions, ended ones too. */
export async function readSessionHistory(on: Queryable, playerId: bigint, limit: number): Promise<SealedSession[]> {
  const { rows } = await on.query<SealedSession>(`select ${COLUMNS} from session where player_id = $1 order by created_at desc limit $2`, [
    playerId,
    limit,
  ]);
  return rows;
}

/** Ends all sessions of a player but one; gives their ids. */
export async function writeAllEnds(on: Queryable, playerId: bigint, reason: string, exceptId: string): Promise<EndedSession[]> {
  const { rows } = await on.query<EndedSession>(
    `update session set ended_at = now(), end_reason = $2 where player_id = $1 and ended_at is null and id <> $3
     returning id, player_id as "playerId"`,
    [playerId, reason, exceptId],
  );
  return rows;
}

/** Ends one session of a player; none where it is not theirs or had ended. */
export async function writeOwnEnd(on: Queryable, playerId: bigint, id: string, reason: string): Promise<EndedSession[]> {
  const { rows } = await on.query<EndedSession>(
    `update session set ended_at = now(), end_reason = $3 where id = $2 and player_id = $1 and ended_at is null
     returning id, player_id as "playerId"`,
    [playerId, id, reason],
  );
  return rows;
}
