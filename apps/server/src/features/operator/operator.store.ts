import type { OperatorRole } from '@touchline/contract/call';
import type { AuthenticatedOperator } from '#platform/auth/authenticator';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

export interface NewOperator {
  /** Lower case. */
  readonly login: string;
  readonly passwordHash: string;
  readonly roles: readonly OperatorRole[];
  /** The brands that the operator works for; null: every one. */
  readonly brandIds: readonly number[] | null;
}

/** Throws a database error 23505 where the login is taken. */
export async function writeOperator(on: Queryable, { login, passwordHash, roles, brandIds }: NewOperator): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    'insert into operator (login, password_hash, roles, brand_ids) values ($1, $2, $3, $4) returning id',
    [login, passwordHash, roles, brandIds],
  );
  return rows[0]?.id ?? 0n;
}

export interface StoredOperator extends NewOperator {
  readonly id: bigint;
  readonly disabled: boolean;
}

export async function readOperator(on: Queryable, login: string): Promise<StoredOperator | undefined> {
  const { rows } = await on.query<StoredOperator>(
    `select id, login, password_hash as "passwordHash", roles, disabled, brand_ids as "brandIds" from operator where login = $1`,
    [login],
  );
  return rows[0];
}

/** Logins by number. */
export async function readOperatorLogins(on: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await on.query<{ id: bigint; login: string }>('select id, login from operator where id = any ($1)', [ids]);
  return new Map(rows.map(({ id, login }) => [id, login]));
}

export interface NewOperatorSession {
  readonly tokenHash: string;
  readonly operatorId: bigint;
  readonly ip: string;
  readonly userAgent: string;
}

export async function writeSession(on: Queryable, { tokenHash, operatorId, ip, userAgent }: NewOperatorSession): Promise<void> {
  await on.query('insert into operator_session (token_hash, operator_id, ip, user_agent) values ($1, $2, $3, $4)', [
    tokenHash,
    operatorId,
    ip,
    userAgent,
  ]);
}

/** How long a session lives: unused, and in all. */
export interface SessionLife {
  readonly idleMinutes: number;
  readonly wholeHours: number;
}

/** The operator of a session that lives, by the database's clock; roles and `disabled` as they are now. `stale`: to be marked as seen. */
export async function readLiveSession(
  on: Queryable,
  tokenHash: string,
  { idleMinutes, wholeHours }: SessionLife,
): Promise<(AuthenticatedOperator & { readonly stale: boolean }) | undefined> {
  const { rows } = await on.query<Omit<AuthenticatedOperator, 'sessionId'> & { stale: boolean }>(
    prepared(
      `select o.id, o.login, o.roles, o.brand_ids as "brandIds", s.last_seen_at < now() - interval '30 seconds' as stale
       from operator_session s join operator o on o.id = s.operator_id
       where s.token_hash = $1 and s.ended_at is null and not o.disabled
         and s.last_seen_at > now() - $2 * interval '1 minute' and s.created_at > now() - $3 * interval '1 hour'`,
      [tokenHash, idleMinutes, wholeHours],
    ),
  );
  const [found] = rows;
  return found && { ...found, sessionId: tokenHash };
}

export async function writeSeen(on: Queryable, tokenHash: string): Promise<void> {
  await on.query(prepared('update operator_session set last_seen_at = now() where token_hash = $1 and ended_at is null', [tokenHash]));
}

export async function writeSessionEnd(on: Queryable, tokenHash: string, reason: string): Promise<void> {
  await on.query('update operator_session set ended_at = now(), end_reason = $2 where token_hash = $1 and ended_at is null', [
    tokenHash,
    reason,
  ]);
}

export async function writeDisabled(on: Queryable, id: bigint): Promise<void> {
  await on.query('update operator set disabled = true where id = $1', [id]);
}

export async function writeSessionEnds(on: Queryable, operatorId: bigint, reason: string): Promise<void> {
  await on.query('update operator_session set ended_at = now(), end_reason = $2 where operator_id = $1 and ended_at is null', [
    operatorId,
    reason,
  ]);
}
