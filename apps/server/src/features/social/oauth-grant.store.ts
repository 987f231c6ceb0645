import type { OauthScope } from '@touchline/contract/social/calls';
import type { Queryable } from '#platform/db/queryable';

const CODE_SECONDS = 60;
export const ACCESS_SECONDS = 3600;

export interface NewGrant {
  readonly codeHash: Buffer;
  readonly clientId: string;
  readonly playerId: bigint;
  readonly scopes: readonly OauthScope[];
  readonly redirectUri: string;
  readonly challenge: string;
}

type Granted = Pick<NewGrant, 'playerId' | 'scopes'>;

export async function writeGrant(on: Queryable, grant: NewGrant): Promise<void> {
  await on.query(
    `insert into oauth_grant (code_hash, client_id, player_id, scopes, redirect_uri, challenge, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 second')`,
    [grant.codeHash, grant.clientId, grant.playerId, grant.scopes, grant.redirectUri, grant.challenge, CODE_SECONDS],
  );
}

/** Changes a code for a token, once; undefined where anything differs from what the code was given for. */
export async function exchangeCode(
  on: Queryable,
  wanted: Omit<NewGrant, 'playerId' | 'scopes'> & { readonly accessHash: Buffer },
): Promise<Granted | undefined> {
  const { rows } = await on.query<Granted>(
    `update oauth_grant set used_at = now(), access_hash = $5, access_ends_at = now() + $6 * interval '1 second'
     where code_hash = $1 and client_id = $2 and redirect_uri = $3 and challenge = $4 and used_at is null and expires_at > now()
     returning player_id as "playerId", scopes`,
    [wanted.codeHash, wanted.clientId, wanted.redirectUri, wanted.challenge, wanted.accessHash, ACCESS_SECONDS],
  );
  return rows[0];
}

export async function readAccess(on: Queryable, accessHash: Buffer): Promise<Granted | undefined> {
  const { rows } = await on.query<Granted>(
    'select player_id as "playerId", scopes from oauth_grant where access_hash = $1 and access_ends_at > now()',
    [accessHash],
  );
  return rows[0];
}

export async function deleteEndedGrants(on: Queryable): Promise<void> {
  await on.query("delete from oauth_grant where expires_at < now() - interval '1 day'");
}
