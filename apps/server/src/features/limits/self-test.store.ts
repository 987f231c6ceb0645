import type pg from 'pg';

export interface StoredTest {
  readonly score: number;
  readonly takenAt: Date;
}

export async function writeTest(pool: pg.Pool, playerId: bigint, answers: readonly number[], score: number): Promise<StoredTest> {
  const { rows } = await pool.query<StoredTest>(
    'insert into self_assessment (player_id, answers, score) values ($1, $2, $3) returning score, taken_at as "takenAt"',
    [playerId, answers, score],
  );
  if (!rows[0]) throw new Error('a self-test was not written');
  return rows[0];
}

export async function readLastTest(pool: pg.Pool, playerId: bigint): Promise<StoredTest | undefined> {
  const { rows } = await pool.query<StoredTest>(
    'select score, taken_at as "takenAt" from self_assessment where player_id = $1 order by id desc limit 1',
    [playerId],
  );
  return rows[0];
}
