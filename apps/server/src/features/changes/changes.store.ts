import type { SecurityChange } from '@touchline/contract/security-words';
import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    security_change: {
      id: Generated<bigint>;
      player_id: bigint;
      change: SecurityChange;
      ip: Buffer | null;
      user_agent: Buffer | null;
      /** Of older versions, emptied at start. */
      ip_plain: string | null;
      user_agent_plain: string | null;
      at: Generated<Date>;
    };
  }
}

export interface NewChange {
  readonly playerId: bigint;
  readonly change: SecurityChange;
  readonly ip: Buffer | null;
  readonly user_agent: Buffer | null;
}

export async function writeChange(db: DbOrTrx, { playerId, ...change }: NewChange): Promise<bigint> {
  const { id } = await db
    .insertInto('security_change')
    .values({ player_id: playerId, ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Newest first. */
export async function readChanges(db: DbOrTrx, playerId: bigint, most: number) {
  return db
    .selectFrom('security_change')
    .select(['change', 'ip', 'user_agent', 'at'])
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** When the newest of some changes stops mattering, by the database's clock; null where none does any more. */
export async function readPauseEnd(db: DbOrTrx, playerId: bigint, changes: readonly SecurityChange[], hours: number): Promise<Date | null> {
  const found = await db
    .selectFrom('security_change')
    .select(sql<Date | null>`max(at) + ${hours} * interval '1 hour'`.as('ends'))
    .where('player_id', '=', playerId)
    .where('change', 'in', [...changes])
    .where('at', '>', sql<Date>`now() - ${hours} * interval '1 hour'`)
    .executeTakeFirst();
  return found?.ends ?? null;
}
