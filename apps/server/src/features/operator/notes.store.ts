import type { Queryable } from '#platform/db/queryable';

export async function writeNote(on: Queryable, playerId: bigint, operatorId: bigint, body: Buffer): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    'insert into operator_note (player_id, operator_id, body) values ($1, $2, $3) returning id',
    [playerId, operatorId, body],
  );
  return rows[0]?.id ?? 0n;
}

export interface StoredNote {
  readonly id: bigint;
  readonly by: string;
  readonly body: Buffer;
  readonly at: Date;
}

/** Newest first, with the login of who wrote each. */
export async function readNotes(on: Queryable, playerId: bigint, limit: number): Promise<StoredNote[]> {
  const { rows } = await on.query<StoredNote>(
    `select n.id, o.login as by, n.body, n.at from operator_note n join operator o on o.id = n.operator_id
     where n.player_id = $1 order by n.id desc limit $2`,
    [playerId, limit],
  );
  return rows;
}
