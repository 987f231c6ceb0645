import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';
import type { WaitingFor } from './decide-step.ts';

declare module '#platform/db' {
  interface Tables {
    phone_flow: {
      player_id: bigint;
      kind: 'add' | 'change';
      step: WaitingFor;
      new_phone: Buffer | null;
      wrong_answers: Generated<number>;
      began_at: Generated<Date>;
      ends_at: Date;
    };
  }
}

const MINUTES = 15;
const ends = sql<Date>`now() + ${MINUTES} * interval '1 minute'`;

export interface PhoneFlow {
  readonly kind: 'add' | 'change';
  readonly step: WaitingFor;
  /** Sealed. */
  readonly newPhone: Buffer | null;
}

/** Begins anew: what was begun before is forgotten. */
export async function writeFlow(
  db: DbOrTrx,
  playerId: bigint,
  kind: 'add' | 'change',
  step: WaitingFor,
  newPhone: Buffer | null,
): Promise<void> {
  const row = { kind, step, new_phone: newPhone, wrong_answers: 0, began_at: sql<Date>`now()`, ends_at: ends };
  await db
    .insertInto('phone_flow')
    .values({ player_id: playerId, ...row })
    .onConflict((c) => c.column('player_id').doUpdateSet(row))
    .execute();
}

/** By the database's clock; undefined where nothing was begun or its time is over. */
export async function readFlow(db: DbOrTrx, playerId: bigint): Promise<PhoneFlow | undefined> {
  return db
    .selectFrom('phone_flow')
    .select(['kind', 'step', 'new_phone as newPhone'])
    .where('player_id', '=', playerId)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Takes one step, if the flow still stands where it was read: of two calls at once one moves it. */
export async function writeStep(
  db: DbOrTrx,
  playerId: bigint,
  from: WaitingFor,
  to: WaitingFor,
  newPhone: Buffer | null = null,
): Promise<boolean> {
  const moved = await db
    .updateTable('phone_flow')
    .set({ step: to, ...(newPhone === null ? {} : { new_phone: newPhone, ends_at: ends }) })
    .where('player_id', '=', playerId)
    .where('step', '=', from)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Counts a wrong answer before it is compared; false where there were too many: the flow is over then. */
export async function writeAnswerTry(db: DbOrTrx, playerId: bigint, most: number): Promise<boolean> {
  const counted = await db
    .updateTable('phone_flow')
    .set((e) => ({ wrong_answers: e('wrong_answers', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('wrong_answers', '<', most)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

/** Ends a flow that stands at a step; false where it no longer does. */
export async function deleteFlow(db: DbOrTrx, playerId: bigint, at: WaitingFor): Promise<boolean> {
  const gone = await db.deleteFrom('phone_flow').where('player_id', '=', playerId).where('step', '=', at).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
