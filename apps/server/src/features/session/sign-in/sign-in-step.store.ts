import type { Queryable } from '#platform/db/queryable';

export type StepKind = 'sms' | 'second-factor';

/** Wrong codes that a step bears. */
const MAX_ATTEMPTS = 5;

export interface NewStep {
  readonly id: string;
  readonly kind: StepKind;
  readonly playerId: bigint | null;
  readonly phoneHash: Buffer | null;
  readonly method: string;
  readonly lifeSeconds: number;
}

export async function writeStep(on: Queryable, { id, kind, playerId, phoneHash, method, lifeSeconds }: NewStep): Promise<void> {
  await on.query(
    `insert into sign_in_step (id, kind, player_id, phone_hash, method, expires_at)
     values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')`,
    [id, kind, playerId, phoneHash, method, lifeSeconds],
  );
}

/** Whether a code was asked for this phone within so many seconds. */
export async function readRecent(on: Queryable, phoneHash: Buffer, seconds: number): Promise<boolean> {
  const { rows } = await on.query(
    "select id from sign_in_step where phone_hash = $1 and created_at > now() - $2 * interval '1 second' limit 1",
    [phoneHash, seconds],
  );
  return rows.length > 0;
}

/** The step whose code is to be sent; undefined where it is nobody's, or not waited for any more. */
export async function readPendingStep(on: Queryable, id: string): Promise<bigint | undefined> {
  const { rows } = await on.query<{ playerId: bigint | null }>(
    'select player_id as "playerId" from sign_in_step where id = $1 and done_at is null and expires_at > now()',
    [id],
  );
  return rows[0]?.playerId ?? undefined;
}

export async function writeCode(on: Queryable, id: string, codeHash: Buffer): Promise<void> {
  await on.query('update sign_in_step set code_hash = $2 where id = $1', [id, codeHash]);
}

interface AttemptedStep extends Pick<NewStep, 'playerId' | 'phoneHash' | 'method'> {
  readonly codeHash: Buffer | null;
}

/** Counts an attempt; undefined where the step is not there, has ended, is done or was tried too often. */
export async function countAttempt(on: Queryable, id: string, kind: StepKind): Promise<AttemptedStep | undefined> {
  const { rows } = await on.query<AttemptedStep>(
    `update sign_in_step set attempts = attempts + 1
     where id = $1 and kind = $2 and done_at is null and expires_at > now() and attempts < $3
     returning player_id as "playerId", phone_hash as "phoneHash", code_hash as "codeHash", method`,
    [id, kind, MAX_ATTEMPTS],
  );
  return rows[0];
}

/** Ends a step, with the hash of what it gives; false where another has ended it. */
export async function completeStep(on: Queryable, id: string, proofHash: Buffer | null): Promise<boolean> {
  const { rowCount } = await on.query('update sign_in_step set done_at = now(), proof_hash = $2 where id = $1 and done_at is null', [
    id,
    proofHash,
  ]);
  return (rowCount ?? 0) > 0;
}

/** Ends every step of a kind in which the player is. */
export async function writePlayerStepsDone(on: Queryable, playerId: bigint, kind: StepKind): Promise<void> {
  await on.query('update sign_in_step set done_at = now() where player_id = $1 and kind = $2 and done_at is null and expires_at > now()', [
    playerId,
    kind,
  ]);
}

/** Consumes the proof and gives its player. */
export async function takeProof(on: Queryable, proofHash: Buffer): Promise<bigint | undefined> {
  const { rows } = await on.query<{ playerId: bigint | null }>(
    'update sign_in_step set proof_hash = null where proof_hash = $1 and expires_at > now() returning player_id as "playerId"',
    [proofHash],
  );
  return rows[0]?.playerId ?? undefined;
}

/** Steps that ended more than a day ago. */
export async function deleteEnded(on: Queryable): Promise<void> {
  await on.query("delete from sign_in_step where expires_at < now() - interval '1 day'");
}
