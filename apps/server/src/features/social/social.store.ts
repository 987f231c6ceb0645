import type { SocialProvider } from '@touchline/catalogue/social-providers';
import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    social_flow: {
      state_hash: Buffer;
      provider: SocialProvider;
      browser_hash: Buffer;
      verifier: string;
      nonce: string;
      player_id: bigint | null;
      expires_at: Date;
      used_at: Date | null;
    };
    social_link: { provider: SocialProvider; subject_hash: Buffer; player_id: bigint; created_at: Generated<Date> };
  }
}

export interface Flow {
  readonly stateHash: Buffer;
  readonly provider: SocialProvider;
  readonly browserHash: Buffer;
  readonly verifier: string;
  readonly nonce: string;
  readonly playerId: bigint | null;
  readonly lifeSeconds: number;
}

export async function writeFlow(db: DbOrTrx, flow: Flow): Promise<void> {
  await db
    .insertInto('social_flow')
    .values({
      state_hash: flow.stateHash,
      provider: flow.provider,
      browser_hash: flow.browserHash,
      verifier: flow.verifier,
      nonce: flow.nonce,
      player_id: flow.playerId,
      expires_at: sql<Date>`now() + ${flow.lifeSeconds} * interval '1 second'`,
    })
    .execute();
}

/** Uses up the visit that began in this browser; undefined for any other, and the second time. */
export async function takeFlow(db: DbOrTrx, flow: Pick<Flow, 'stateHash' | 'provider' | 'browserHash'>) {
  return db
    .updateTable('social_flow')
    .set({ used_at: sql`now()` })
    .where('state_hash', '=', flow.stateHash)
    .where('provider', '=', flow.provider)
    .where('browser_hash', '=', flow.browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['verifier', 'nonce', 'player_id as playerId'])
    .executeTakeFirst();
}

export async function deleteEndedFlows(db: DbOrTrx): Promise<void> {
  await db.deleteFrom('social_flow').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}

export async function readLinked(db: DbOrTrx, provider: SocialProvider, subjectHash: Buffer): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('social_link')
    .select('player_id')
    .where('provider', '=', provider)
    .where('subject_hash', '=', subjectHash)
    .executeTakeFirst();
  return found?.player_id;
}

/** Links a profile to a player; whose it is afterwards. A player has one of a provider. */
/** False where the profile is linked already. */
export async function writeLink(db: DbOrTrx, provider: SocialProvider, subjectHash: Buffer, playerId: bigint): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('social_link')
    .values({ provider, subject_hash: subjectHash, player_id: playerId })
    .onConflict((c) => c.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function readProvidersOf(db: DbOrTrx, playerId: bigint): Promise<SocialProvider[]> {
  const rows = await db.selectFrom('social_link').select('provider').where('player_id', '=', playerId).execute();
  return rows.map(({ provider }) => provider);
}
