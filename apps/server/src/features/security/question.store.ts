import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    secret_question: {
      player_id: bigint;
      question_id: number | null;
      own_question: Buffer | null;
      answer_hash: string;
      set_at: Generated<Date>;
    };
  }
}

export async function readQuestionRow(db: DbOrTrx, playerId: bigint) {
  return db
    .selectFrom('secret_question')
    .select(['question_id as questionId', 'own_question as ownQuestion', 'answer_hash as answerHash'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

export async function writeQuestion(
  db: DbOrTrx,
  playerId: bigint,
  question: { readonly questionId: number | null; readonly ownQuestion: Buffer | null; readonly answerHash: string },
): Promise<void> {
  const row = {
    question_id: question.questionId,
    own_question: question.ownQuestion,
    answer_hash: question.answerHash,
    set_at: sql<Date>`now()`,
  };
  await db
    .insertInto('secret_question')
    .values({ player_id: playerId, ...row })
    .onConflict((c) => c.column('player_id').doUpdateSet(row))
    .execute();
}
