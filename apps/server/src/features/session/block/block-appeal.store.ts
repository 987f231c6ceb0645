import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

export type AppealDecision = 'lifted' | 'kept';

declare module '#platform/db' {
  interface Tables {
    block_appeal: {
      id: Generated<bigint>;
      player_id: bigint;
      words: string;
      created_at: Generated<Date>;
      decided_at: Date | null;
      decision: AppealDecision | null;
      answer: string | null;
    };
  }
}

/** The player's newest appeal. */
export async function readAppeal(db: DbOrTrx, playerId: bigint) {
  return db.selectFrom('block_appeal').selectAll().where('player_id', '=', playerId).orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** Throws a database error 23505 where one waits already. */
export async function writeAppeal(db: DbOrTrx, playerId: bigint, words: string): Promise<void> {
  await db.insertInto('block_appeal').values({ player_id: playerId, words }).execute();
}

export async function readWaiting(db: DbOrTrx, most: number) {
  return db
    .selectFrom('block_appeal')
    .select(['id', 'player_id', 'words', 'created_at'])
    .where('decided_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Decides an appeal that waits; its player, or undefined where it does not. */
export async function writeDecision(db: DbOrTrx, id: bigint, decision: AppealDecision, answer: string): Promise<bigint | undefined> {
  const decided = await db
    .updateTable('block_appeal')
    .set({ decided_at: sql`now()`, decision, answer })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return decided?.player_id;
}
