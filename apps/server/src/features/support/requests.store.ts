import type { RequestKind } from '@touchline/contract/office/enums';
import type { Queryable } from '#platform/db/queryable';

export interface StoredRequest {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly kind: RequestKind;
  readonly body: Buffer;
  readonly status: 'open' | 'answered' | 'closed';
  readonly at: Date;
  readonly answer: Buffer | null;
  readonly answeredAt: Date | null;
}

const REQUESTS = `select id, player_id as "playerId", kind, body, status, at, answer, answered_at as "answeredAt" from support_request`;

export async function writeRequest(on: Queryable, playerId: bigint, kind: RequestKind, body: Buffer): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>('insert into support_request (player_id, kind, body) values ($1, $2, $3) returning id', [
    playerId,
    kind,
    body,
  ]);
  return rows[0]?.id ?? 0n;
}

/** Newest first. */
export async function readRequests(on: Queryable, playerId: bigint, limit: number): Promise<StoredRequest[]> {
  const { rows } = await on.query<StoredRequest>(`${REQUESTS} where player_id = $1 order by id desc limit $2`, [playerId, limit]);
  return rows;
}

/** Oldest first. */
export async function readOpenRequests(
  on: Queryable,
  brandId: number,
  kind: RequestKind | undefined,
  limit: number,
): Promise<StoredRequest[]> {
  const { rows } = await on.query<StoredRequest>(
    `${REQUESTS} where status = 'open' and player_id in (select player_id from player_brand where brand_id = $1)
       and ($2::text is null or kind = $2)
     order by id limit $3`,
    [brandId, kind ?? null, limit],
  );
  return rows;
}

/** The player that it belongs to; 'closed' where it had its answer before, undefined where there is none. */
export async function writeAnswered(client: Queryable, id: bigint): Promise<{ readonly playerId: bigint } | 'closed' | undefined> {
  const { rows } = await client.query<{ playerId: bigint }>(
    `update support_request set status = 'answered' where id = $1 and status = 'open' returning player_id as "playerId"`,
    [id],
  );
  if (rows[0]) return rows[0];
  const { rowCount } = await client.query('select from support_request where id = $1', [id]);
  return rowCount === 1 ? 'closed' : undefined;
}

export async function writeAnswer(client: Queryable, id: bigint, answer: Buffer): Promise<void> {
  await client.query('update support_request set answer = $2, answered_at = now() where id = $1', [id, answer]);
}
