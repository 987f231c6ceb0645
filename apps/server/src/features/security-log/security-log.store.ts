import type { SecurityChange } from '@touchline/contract/security/enums';
import type { Queryable } from '#platform/db/queryable';

export interface NewChange {
  readonly playerId: bigint;
  readonly change: SecurityChange;
  readonly ip: Buffer | null;
  readonly user_agent: Buffer | null;
}

export async function writeChange(on: Queryable, { playerId, change, ip, user_agent }: NewChange): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    'insert into security_event (player_id, change, ip, user_agent) values ($1, $2, $3, $4) returning id',
    [playerId, change, ip, user_agent],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a change was not written');
  return id;
}

export interface SealedChange {
  readonly change: SecurityChange;
  readonly ip: Buffer | null;
  readonly user_agent: Buffer | null;
  readonly at: Date;
}

/** Newest first. */
export async function readChanges(on: Queryable, playerId: bigint, limit: number): Promise<SealedChange[]> {
  const { rows } = await on.query<SealedChange>(
    'select change, ip, user_agent, at from security_event where player_id = $1 order by id desc limit $2',
    [playerId, limit],
  );
  return rows;
}

/** When the newest of some changes stops mattering, by the database's clock; null where none does any more. */
export async function readPauseEnd(
  on: Queryable,
  playerId: bigint,
  changes: readonly SecurityChange[],
  hours: number,
): Promise<Date | null> {
  const { rows } = await on.query<{ ends: Date | null }>(
    `select max(at) + $3 * interval '1 hour' as ends from security_event
     where player_id = $1 and change = any ($2::text[]) and at > now() - $3 * interval '1 hour'`,
    [playerId, changes, hours],
  );
  return rows[0]?.ends ?? null;
}
