import type { BlockScope } from '@touchline/contract/blocks/enums';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** Whether the whole account is blocked at this moment. `blocked_until` null: for good. */
export const BLOCKED = '(blocked and coalesce(blocked_until > now(), true))';

/** Whether a block stands; the columns of the parts are 'infinity' where only an operator ends it. */
const IS_ACTIVE = {
  login: BLOCKED,
  betting: 'coalesce(betting_blocked_until > now(), false)',
  deposits: 'coalesce(deposits_blocked_until > now(), false)',
  withdrawals: 'coalesce(withdrawals_blocked_until > now(), false)',
} as const satisfies Record<BlockScope, string>;

export interface BlockStatus extends Record<Exclude<BlockScope, 'login'>, boolean> {
  readonly blocked: boolean;
  readonly selfExcluded: boolean;
}

const STANDING = `select ${BLOCKED} as blocked, coalesce(self_excluded_until > now(), false) as "selfExcluded",
  ${IS_ACTIVE.betting} as betting, ${IS_ACTIVE.deposits} as deposits, ${IS_ACTIVE.withdrawals} as withdrawals
  from player where id = $1`;

/** The bars on the player at this moment; undefined for no such player. */
export async function readStanding(on: Queryable, id: bigint): Promise<BlockStatus | undefined> {
  const { rows } = await on.query<BlockStatus>(prepared(STANDING, [id]));
  return rows[0];
}

/** The same, locked until the transaction ends, so that a concurrent block waits for it. */
export async function lockBlockStatus(client: Queryable, id: bigint): Promise<BlockStatus | undefined> {
  const { rows } = await client.query<BlockStatus>(prepared(`${STANDING} for share`, [id]));
  return rows[0];
}

export interface SealedBlock {
  readonly scope: BlockScope;
  readonly reason: Buffer | null;
  /** Null where an older version blocked without writing it down. */
  readonly since: Date | null;
  readonly until: Date | null;
}

/** The blocks that stand at this moment. */
export async function readBlocks(on: Queryable, playerId: bigint): Promise<SealedBlock[]> {
  const { rows } = await on.query<SealedBlock>(
    `select s.scope, b.reason, b.since, nullif(s.until, 'infinity') as until
     from player p
     cross join lateral (values
       ('login', ${BLOCKED}, p.blocked_until),
       ('betting', ${IS_ACTIVE.betting}, p.betting_blocked_until),
       ('deposits', ${IS_ACTIVE.deposits}, p.deposits_blocked_until),
       ('withdrawals', ${IS_ACTIVE.withdrawals}, p.withdrawals_blocked_until)
     ) s (scope, stands, until)
     left join player_block b on b.player_id = p.id and b.scope = s.scope
     where p.id = $1 and s.stands`,
    [playerId],
  );
  return rows;
}

/** False where such a block stands already, or there is no such player. */
export async function writeBlock(
  on: Queryable,
  playerId: bigint,
  { scope, until }: Pick<SealedBlock, 'scope' | 'until'>,
): Promise<boolean> {
  const set = scope === 'login' ? 'blocked = true, blocked_until = $2' : `${scope}_blocked_until = coalesce($2::timestamptz, 'infinity')`;
  const { rowCount } = await on.query(`update player set ${set} where id = $1 and not ${IS_ACTIVE[scope]}`, [playerId, until]);
  return rowCount === 1;
}

/** Why, from this moment on. */
export async function writeReason(on: Queryable, playerId: bigint, scope: BlockScope, reason: Buffer | null): Promise<void> {
  await on.query(
    `insert into player_block (player_id, scope, reason) values ($1, $2, $3)
     on conflict (player_id, scope) do update set reason = excluded.reason, since = now()`,
    [playerId, scope, reason],
  );
}

/** False where no such block stands. */
export async function writeUnblocked(on: Queryable, playerId: bigint, scope: BlockScope): Promise<boolean> {
  const set = scope === 'login' ? 'blocked = false, blocked_until = null' : `${scope}_blocked_until = null`;
  const { rowCount } = await on.query(`update player set ${set} where id = $1 and ${IS_ACTIVE[scope]}`, [playerId]);
  if (rowCount !== 1) return false;
  await on.query('delete from player_block where player_id = $1 and scope = $2', [playerId, scope]);
  return true;
}
