import type { BlockScope } from '@touchline/contract/block-words';
import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

export type AppealDecision = 'lifted' | 'kept';

declare module '#platform/db' {
  interface Tables {
    block_appeal: {
      id: Generated<bigint>;
      player_id: bigint;
      scope: BlockScope;
      words: Buffer | null;
      created_at: Generated<Date>;
      decided_at: Date | null;
      decision: AppealDecision | null;
      answer: Buffer | null;
      /** Of older versions, emptied at start. */
      words_plain: string | null;
      answer_plain: string | null;
    };
  }
}

/** The player's newest appeal against a block that stands since a moment; null: since nobody knows when. */
export async function readAppeal(db: DbOrTrx, playerId: bigint, scope: BlockScope, since: Date | null) {
  return db
    .selectFrom('block_appeal')
    .select(['words', 'answer', 'created_at', 'decided_at', 'decision'])
    .where('player_id', '=', playerId)
    .where('scope', '=', scope)
    .where('created_at', '>=', since ?? new Date(0))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Throws a database error 23505 where one waits already. */
export async function writeAppeal(db: DbOrTrx, playerId: bigint, scope: BlockScope, words: Buffer | null): Promise<void> {
  await db.insertInto('block_appeal').values({ player_id: playerId, scope, words }).execute();
}

export async function readWaiting(db: DbOrTrx, most: number) {
  return db
    .selectFrom('block_appeal')
    .select(['id', 'player_id', 'scope', 'words', 'created_at'])
    .where('decided_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Decides an appeal that waits; whose it is and against what, or undefined where it does not wait. */
export async function writeDecision(db: DbOrTrx, id: bigint, decision: AppealDecision) {
  return db
    .updateTable('block_appeal')
    .set({ decided_at: sql`now()`, decision })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning(['player_id as playerId', 'scope'])
    .executeTakeFirst();
}

export async function writeAnswer(db: DbOrTrx, id: bigint, answer: Buffer | null): Promise<void> {
  await db.updateTable('block_appeal').set({ answer }).where('id', '=', id).execute();
}
