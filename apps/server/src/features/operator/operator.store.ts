import type { OperatorRole } from '@touchline/contract/call';
import { type Generated, sql } from 'kysely';
import type { SignedInOperator } from '#platform/authenticator';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    operator: {
      id: Generated<bigint>;
      login: string;
      password_hash: string;
      roles: readonly OperatorRole[];
      created_at: Generated<Date>;
      disabled: Generated<boolean>;
    };
    operator_session: {
      token_hash: string;
      operator_id: bigint;
      ip: string;
      user_agent: string;
      created_at: Generated<Date>;
      last_seen_at: Generated<Date>;
      ended_at: Date | null;
      end_reason: string | null;
    };
  }
}

export interface NewOperator {
  /** Lower case. */
  readonly login: string;
  readonly passwordHash: string;
  readonly roles: readonly OperatorRole[];
}

/** Throws a database error 23505 where the login is taken. */
export async function writeOperator(db: DbOrTrx, { login, passwordHash, roles }: NewOperator): Promise<bigint> {
  const { id } = await db
    .insertInto('operator')
    .values({ login, password_hash: passwordHash, roles })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function readOperator(db: DbOrTrx, login: string) {
  return db
    .selectFrom('operator')
    .select(['id', 'login', 'password_hash as passwordHash', 'roles', 'disabled'])
    .where('login', '=', login)
    .executeTakeFirst();
}

/** Logins by number. */
export async function readOperatorLogins(db: DbOrTrx, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('operator').select(['id', 'login']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, login }) => [id, login]));
}

export interface NewOperatorSession {
  readonly tokenHash: string;
  readonly operatorId: bigint;
  readonly ip: string;
  readonly userAgent: string;
}

export async function writeSession(db: DbOrTrx, { tokenHash, operatorId, ip, userAgent }: NewOperatorSession): Promise<void> {
  await db.insertInto('operator_session').values({ token_hash: tokenHash, operator_id: operatorId, ip, user_agent: userAgent }).execute();
}

/** How long a session lives: unused, and in all. */
export interface SessionLife {
  readonly idleMinutes: number;
  readonly wholeHours: number;
}

/** The operator of a session that lives, by the database's clock; roles and `disabled` as they are now. `stale`: to be marked as seen. */
export async function readLiveSession(
  db: DbOrTrx,
  tokenHash: string,
  { idleMinutes, wholeHours }: SessionLife,
): Promise<(SignedInOperator & { readonly stale: boolean }) | undefined> {
  const found = await db
    .selectFrom('operator_session as s')
    .innerJoin('operator as o', 'o.id', 's.operator_id')
    .select(['o.id', 'o.login', 'o.roles'])
    .select(sql<boolean>`s.last_seen_at < now() - interval '30 seconds'`.as('stale'))
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('o.disabled', '=', false)
    .where('s.last_seen_at', '>', sql<Date>`now() - ${idleMinutes} * interval '1 minute'`)
    .where('s.created_at', '>', sql<Date>`now() - ${wholeHours} * interval '1 hour'`)
    .executeTakeFirst();
  return found && { ...found, sessionId: tokenHash };
}

export async function writeSeen(db: DbOrTrx, tokenHash: string): Promise<void> {
  await db
    .updateTable('operator_session')
    .set({ last_seen_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

export async function writeSessionEnd(db: DbOrTrx, tokenHash: string, reason: string): Promise<void> {
  await db
    .updateTable('operator_session')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

export async function writeDisabled(db: DbOrTrx, id: bigint): Promise<void> {
  await db.updateTable('operator').set({ disabled: true }).where('id', '=', id).execute();
}

export async function writeSessionEnds(db: DbOrTrx, operatorId: bigint, reason: string): Promise<void> {
  await db
    .updateTable('operator_session')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .execute();
}
