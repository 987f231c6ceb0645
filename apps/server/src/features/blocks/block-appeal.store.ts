import type { BlockScope } from '@touchline/contract/blocks/enums';
import type { Queryable } from '#platform/db/queryable';

export type AppealDecision = 'lifted' | 'kept';

export interface SealedAppeal {
  readonly text: Buffer | null;
  readonly answer: Buffer | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly decision: AppealDecision | null;
}

/** The player's newest appeal against a block that stands since a moment; null: since nobody knows when. */
export async function readAppeal(
  on: Queryable,
  playerId: bigint,
  scope: BlockScope,
  since: Date | null,
): Promise<SealedAppeal | undefined> {
  const { rows } = await on.query<SealedAppeal>(
    `select text, answer, created_at, decided_at, decision from block_appeal
     where player_id = $1 and scope = $2 and created_at >= $3 order by id desc limit 1`,
    [playerId, scope, since ?? new Date(0)],
  );
  return rows[0];
}

/** Throws a database error 23505 where one waits already. */
export async function writeAppeal(on: Queryable, playerId: bigint, scope: BlockScope, text: Buffer | null): Promise<void> {
  await on.query('insert into block_appeal (player_id, scope, text) values ($1, $2, $3)', [playerId, scope, text]);
}

export interface WaitingAppeal {
  readonly id: bigint;
  readonly player_id: bigint;
  readonly scope: BlockScope;
  readonly text: Buffer | null;
  readonly created_at: Date;
}

export async function readWaiting(on: Queryable, brandId: number, limit: number): Promise<WaitingAppeal[]> {
  const { rows } = await on.query<WaitingAppeal>(
    `select id, player_id, scope, text, created_at from block_appeal
     where decided_at is null and player_id in (select player_id from player_brand where brand_id = $1) order by id limit $2`,
    [brandId, limit],
  );
  return rows;
}

/** Decides an appeal that waits; whose it is and against what, or undefined where it does not wait. */
export async function writeDecision(
  on: Queryable,
  id: bigint,
  decision: AppealDecision,
): Promise<{ readonly playerId: bigint; readonly scope: BlockScope } | undefined> {
  const { rows } = await on.query<{ playerId: bigint; scope: BlockScope }>(
    `update block_appeal set decided_at = now(), decision = $2 where id = $1 and decided_at is null
     returning player_id as "playerId", scope`,
    [id, decision],
  );
  return rows[0];
}

export async function writeAnswer(on: Queryable, id: bigint, answer: Buffer | null): Promise<void> {
  await on.query('update block_appeal set answer = $2 where id = $1', [id, answer]);
}
