import type { Queryable } from '#platform/db/queryable';

interface StoredQuestion {
  readonly questionId: number | null;
  readonly ownQuestion: Buffer | null;
  readonly answerHash: string;
}

export async function readQuestionRow(on: Queryable, playerId: bigint): Promise<StoredQuestion | undefined> {
  const { rows } = await on.query<StoredQuestion>(
    `select question_id as "questionId", own_question as "ownQuestion", answer_hash as "answerHash"
     from secret_question where player_id = $1`,
    [playerId],
  );
  return rows[0];
}

export async function writeQuestion(
  on: Queryable,
  playerId: bigint,
  { questionId, ownQuestion, answerHash }: StoredQuestion,
): Promise<void> {
  await on.query(
    `insert into secret_question (player_id, question_id, own_question, answer_hash, set_at) values ($1, $2, $3, $4, now())
     on conflict (player_id) do update set question_id = excluded.question_id, own_question = excluded.own_question,
       answer_hash = excluded.answer_hash, set_at = excluded.set_at`,
    [playerId, questionId, ownQuestion, answerHash],
  );
}
