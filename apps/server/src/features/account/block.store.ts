import type { BlockScope } from '@touchline/contract/block-words';
import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    player_block: { player_id: bigint; scope: BlockScope; reason: Buffer | null; since: Generated<Date> };
  }
}

/** The columns of `player` that say until when a block stands: 'infinity' where only an operator ends it. */
export interface BlockColumns {
  blocked: Generated<boolean>;
  /** Null with `blocked`: for good. */
  blocked_until: Date | null;
  betting_blocked_until: Date | null;
  deposits_blocked_until: Date | null;
  withdrawals_blocked_until: Date | null;
  /** Of older versions, emptied at start. */
  blocked_reason_plain: string | null;
}

/** Whether the whole account is blocked at this moment. */
export const BLOCKED = sql<boolean>`(blocked and coalesce(blocked_until > now(), true))`;

const STANDS = {
  login: BLOCKED,
  betting: sql<boolean>`coalesce(betting_blocked_until > now(), false)`,
  deposits: sql<boolean>`coalesce(deposits_blocked_until > now(), false)`,
  withdrawals: sql<boolean>`coalesce(withdrawals_blocked_until > now(), false)`,
} as const satisfies Record<BlockScope, unknown>;

export interface Standing extends Record<Exclude<BlockScope, 'login'>, boolean> {
  readonly blocked: boolean;
  readonly selfExcluded: boolean;
}

const standing = (db: DbOrTrx, id: bigint) =>
  db
    .selectFrom('player')
    .select([BLOCKED.as('blocked'), sql<boolean>`coalesce(self_excluded_until > now(), false)`.as('selfExcluded')])
    .select([STANDS.betting.as('betting'), STANDS.deposits.as('deposits'), STANDS.withdrawals.as('withdrawals')])
    .where('id', '=', id);

/** What the player is barred from at this moment; undefined for no such player. */
export async function readStanding(db: DbOrTrx, id: bigint): Promise<Standing | undefined> {
  return standing(db, id).executeTakeFirst();
}

/** The same, until the transaction ends: whoever blocks the player waits for it. */
export async function lockStanding(trx: DbOrTrx, id: bigint): Promise<Standing | undefined> {
  return standing(trx, id).forShare().executeTakeFirst();
}

export interface SealedBlock {
  readonly scope: BlockScope;
  readonly reason: Buffer | null;
  /** Null where an older version blocked without writing it down. */
  readonly since: Date | null;
  readonly until: Date | null;
}

/** The blocks that stand at this moment. */
export async function readBlocks(db: DbOrTrx, playerId: bigint): Promise<SealedBlock[]> {
  const { rows } = await sql<SealedBlock>`
    select s.scope, b.reason, b.since, nullif(s.until, 'infinity') as until
    from player p
    cross join lateral (values
      ('login', ${BLOCKED}, p.blocked_until),
      ('betting', ${STANDS.betting}, p.betting_blocked_until),
      ('deposits', ${STANDS.deposits}, p.deposits_blocked_until),
      ('withdrawals', ${STANDS.withdrawals}, p.withdrawals_blocked_until)
    ) s (scope, stands, until)
    left join player_block b on b.player_id = p.id and b.scope = s.scope
    where p.id = ${playerId} and s.stands`.execute(db);
  return rows;
}

/** False where such a block stands already, or there is no such player. */
export async function writeBlock(db: DbOrTrx, playerId: bigint, { scope, until }: Pick<SealedBlock, 'scope' | 'until'>): Promise<boolean> {
  const end = sql<Date>`coalesce(${until}::timestamptz, 'infinity')`;
  const columns = scope === 'login' ? { blocked: true, blocked_until: until } : { [`${scope}_blocked_until` as const]: end };
  const written = await db
    .updateTable('player')
    .set(columns)
    .where('id', '=', playerId)
    .where(sql<boolean>`not ${STANDS[scope]}`)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

/** Why, from this moment on. */
export async function writeReason(db: DbOrTrx, playerId: bigint, scope: BlockScope, reason: Buffer | null): Promise<void> {
  await db
    .insertInto('player_block')
    .values({ player_id: playerId, scope, reason })
    .onConflict((c) => c.columns(['player_id', 'scope']).doUpdateSet({ reason, since: sql`now()` }))
    .execute();
}

/** False where no such block stands. */
export async function writeUnblocked(db: DbOrTrx, playerId: bigint, scope: BlockScope): Promise<boolean> {
  const columns = scope === 'login' ? { blocked: false, blocked_until: null } : { [`${scope}_blocked_until` as const]: null };
  const written = await db.updateTable('player').set(columns).where('id', '=', playerId).where(STANDS[scope]).executeTakeFirst();
  if (written.numUpdatedRows === 0n) return false;
  await db.deleteFrom('player_block').where('player_id', '=', playerId).where('scope', '=', scope).execute();
  return true;
}
