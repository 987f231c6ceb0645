import { type Generated, sql } from 'kysely';
import type { DbOrTrx, Trx } from '#platform/db';

export type ActivationChannel = 'mail' | 'sms';

declare module '#platform/db' {
  interface Tables {
    activation: {
      id: string;
      player_id: bigint;
      channel: ActivationChannel;
      address: Buffer | null;
      /** Of older versions, emptied at start. */
      address_plain: string | null;
      token_hash: Buffer;
      code_hash: Buffer;
      attempts: Generated<number>;
      created_at: Generated<Date>;
      expires_at: Date;
      done_at: Date | null;
    };
  }
}

const MOST_ATTEMPTS = 5;

export interface NewActivation {
  readonly id: string;
  readonly playerId: bigint;
  readonly channel: ActivationChannel;
  /** Sealed. */
  readonly address: Buffer;
  readonly tokenHash: Buffer;
  readonly codeHash: Buffer;
  readonly lifeHours: number;
}

/** A letter's link and code from now on; those of the player's earlier letters are good no more. */
export async function writeActivation(db: DbOrTrx, activation: NewActivation): Promise<void> {
  await db
    .updateTable('activation')
    .set({ expires_at: sql`now()` })
    .where('player_id', '=', activation.playerId)
    .where('done_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  await db
    .insertInto('activation')
    .values({
      id: activation.id,
      player_id: activation.playerId,
      channel: activation.channel,
      address: activation.address,
      token_hash: activation.tokenHash,
      code_hash: activation.codeHash,
      expires_at: sql<Date>`now() + ${activation.lifeHours} * interval '1 hour'`,
    })
    .execute();
}

/** The player's newest, ended or not; `pauses` says that another letter would come too soon after it. */
export async function readNewest(db: DbOrTrx, playerId: bigint, pauseSeconds: number) {
  return db
    .selectFrom('activation')
    .select(['id', 'channel', 'created_at as createdAt'])
    .select(sql<boolean>`created_at > now() - ${pauseSeconds} * interval '1 second'`.as('pauses'))
    .select(sql<boolean>`done_at is null and expires_at > now()`.as('waits'))
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Counts an attempt with a code; undefined where it is not there, has ended, is done or was tried too often. */
export async function takeAttempt(db: DbOrTrx, id: string) {
  return db
    .updateTable('activation')
    .set((e) => ({ attempts: e('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('attempts', '<', MOST_ATTEMPTS)
    .returning(['code_hash as codeHash'])
    .executeTakeFirst();
}

/** Ends an activation by its link or after its code; undefined where it cannot be ended any more. `tokenHash` null: the code was right. */
export async function writeDone(db: DbOrTrx, id: string, tokenHash: Buffer | null) {
  let query = db
    .updateTable('activation')
    .set({ done_at: sql`now()` })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`);
  if (tokenHash !== null) query = query.where('token_hash', '=', tokenHash);
  return query.returning(['player_id as playerId', 'channel', 'address']).executeTakeFirst();
}

export async function deleteEnded(db: DbOrTrx): Promise<void> {
  await db.deleteFrom('activation').where('expires_at', '<', sql<Date>`now() - interval '30 days'`).execute();
}

/** Some activations that an older version wrote plainly, locked until the transaction ends. */
export async function lockPlainActivations(trx: Trx, most: number) {
  return trx
    .selectFrom('activation')
    .select(['id', 'player_id as playerId', 'address_plain as address'])
    .where('address_plain', 'is not', null)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
}

/** Puts the sealed address in the place of the plain one. */
export async function writeSealedActivation(trx: Trx, id: string, address: Buffer): Promise<void> {
  await trx.updateTable('activation').set({ address, address_plain: null }).where('id', '=', id).execute();
}
