import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

export type StepKind = 'sms' | 'second-factor';

declare module '#platform/db' {
  interface Tables {
    sign_in_step: {
      id: string;
      kind: StepKind;
      player_id: bigint | null;
      phone_hash: Buffer | null;
      method: string;
      code_hash: Buffer | null;
      proof_hash: Buffer | null;
      attempts: Generated<number>;
      created_at: Generated<Date>;
      expires_at: Date;
      done_at: Date | null;
    };
  }
}

/** Wrong codes that a step bears. */
const MOST_ATTEMPTS = 5;

export interface NewStep {
  readonly id: string;
  readonly kind: StepKind;
  readonly playerId: bigint | null;
  readonly phoneHash: Buffer | null;
  readonly method: string;
  readonly lifeSeconds: number;
}

export async function writeStep(db: DbOrTrx, step: NewStep): Promise<void> {
  await db
    .insertInto('sign_in_step')
    .values({
      id: step.id,
      kind: step.kind,
      player_id: step.playerId,
      phone_hash: step.phoneHash,
      method: step.method,
      expires_at: sql<Date>`now() + ${step.lifeSeconds} * interval '1 second'`,
    })
    .execute();
}

/** Whether a code was asked for this phone within so many seconds. */
export async function readRecent(db: DbOrTrx, phoneHash: Buffer, seconds: number): Promise<boolean> {
  const found = await db
    .selectFrom('sign_in_step')
    .select('id')
    .where('phone_hash', '=', phoneHash)
    .where('created_at', '>', sql<Date>`now() - ${seconds} * interval '1 second'`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whose code is to be sent; undefined where it is nobody's, or not waited for any more. */
export async function readAwaited(db: DbOrTrx, id: string): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('sign_in_step')
    .select('player_id')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found?.player_id ?? undefined;
}

export async function writeCode(db: DbOrTrx, id: string, codeHash: Buffer): Promise<void> {
  await db.updateTable('sign_in_step').set({ code_hash: codeHash }).where('id', '=', id).execute();
}

/** Counts an attempt; undefined where the step is not there, has ended, is done or was tried too often. */
export async function takeAttempt(db: DbOrTrx, id: string, kind: StepKind) {
  return db
    .updateTable('sign_in_step')
    .set((e) => ({ attempts: e('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('attempts', '<', MOST_ATTEMPTS)
    .returning(['player_id as playerId', 'phone_hash as phoneHash', 'code_hash as codeHash', 'method'])
    .executeTakeFirst();
}

/** Ends a step, with the hash of what it gives; false where another has ended it. */
export async function writeDone(db: DbOrTrx, id: string, proofHash: Buffer | null): Promise<boolean> {
  const done = await db
    .updateTable('sign_in_step')
    .set({ done_at: sql`now()`, proof_hash: proofHash })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Ends every step of a kind in which the player is. */
export async function writePlayerStepsDone(db: DbOrTrx, playerId: bigint, kind: StepKind): Promise<void> {
  await db
    .updateTable('sign_in_step')
    .set({ done_at: sql`now()` })
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
}

/** Whose proof it is; it is none afterwards. */
export async function takeProof(db: DbOrTrx, proofHash: Buffer): Promise<bigint | undefined> {
  const taken = await db
    .updateTable('sign_in_step')
    .set({ proof_hash: null })
    .where('proof_hash', '=', proofHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('player_id')
    .executeTakeFirst();
  return taken?.player_id ?? undefined;
}

/** What ended more than a day ago. */
export async function deleteEnded(db: DbOrTrx): Promise<void> {
  await db.deleteFrom('sign_in_step').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
