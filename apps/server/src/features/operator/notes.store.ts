import type { Generated } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    operator_note: { id: Generated<bigint>; player_id: bigint; operator_id: bigint; body: Buffer; at: Generated<Date> };
  }
}

export async function writeNote(db: DbOrTrx, playerId: bigint, operatorId: bigint, body: Buffer): Promise<bigint> {
  const { id } = await db
    .insertInto('operator_note')
    .values({ player_id: playerId, operator_id: operatorId, body })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Newest first, with the login of who wrote each. */
export async function readNotes(db: DbOrTrx, playerId: bigint, most: number) {
  return db
    .selectFrom('operator_note as n')
    .innerJoin('operator as o', 'o.id', 'n.operator_id')
    .select(['n.id', 'o.login as by', 'n.body', 'n.at'])
    .where('n.player_id', '=', playerId)
    .orderBy('n.id', 'desc')
    .limit(most)
    .execute();
}
