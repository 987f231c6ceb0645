import type { OauthRight } from '@touchline/contract/social';
import { sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    oauth_grant: {
      code_hash: Buffer;
      client_id: string;
      player_id: bigint;
      rights: OauthRight[];
      redirect_uri: string;
      challenge: string;
      expires_at: Date;
      used_at: Date | null;
      access_hash: Buffer | null;
      access_ends_at: Date | null;
    };
  }
}

const CODE_SECONDS = 60;
export const ACCESS_SECONDS = 3600;

export interface NewGrant {
  readonly codeHash: Buffer;
  readonly clientId: string;
  readonly playerId: bigint;
  readonly rights: readonly OauthRight[];
  readonly redirectUri: string;
  readonly challenge: string;
}

export async function writeGrant(db: DbOrTrx, grant: NewGrant): Promise<void> {
  await db
    .insertInto('oauth_grant')
    .values({
      code_hash: grant.codeHash,
      client_id: grant.clientId,
      player_id: grant.playerId,
      rights: [...grant.rights],
      redirect_uri: grant.redirectUri,
      challenge: grant.challenge,
      expires_at: sql<Date>`now() + ${CODE_SECONDS} * interval '1 second'`,
    })
    .execute();
}

/** Changes a code for a token, once; undefined where anything differs from what the code was given for. */
export async function takeGrant(db: DbOrTrx, wanted: Omit<NewGrant, 'playerId' | 'rights'> & { readonly accessHash: Buffer }) {
  return db
    .updateTable('oauth_grant')
    .set({
      used_at: sql`now()`,
      access_hash: wanted.accessHash,
      access_ends_at: sql`now() + ${ACCESS_SECONDS} * interval '1 second'`,
    })
    .where('code_hash', '=', wanted.codeHash)
    .where('client_id', '=', wanted.clientId)
    .where('redirect_uri', '=', wanted.redirectUri)
    .where('challenge', '=', wanted.challenge)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['player_id as playerId', 'rights'])
    .executeTakeFirst();
}

export async function readAccess(db: DbOrTrx, accessHash: Buffer) {
  return db
    .selectFrom('oauth_grant')
    .select(['player_id as playerId', 'rights'])
    .where('access_hash', '=', accessHash)
    .where('access_ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function deleteEndedGrants(db: DbOrTrx): Promise<void> {
  await db.deleteFrom('oauth_grant').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
