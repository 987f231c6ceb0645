import type { SocialProvider } from '@touchline/catalogue/account/social-providers';
import type { Queryable } from '#platform/db/queryable';

export interface Flow {
  readonly stateHash: Buffer;
  readonly provider: SocialProvider;
  readonly browserHash: Buffer;
  readonly verifier: string;
  readonly nonce: string;
  readonly playerId: bigint | null;
  readonly lifeSeconds: number;
}

export async function writeFlow(on: Queryable, flow: Flow): Promise<void> {
  await on.query(
    `insert into social_flow (state_hash, provider, browser_hash, verifier, nonce, player_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 second')`,
    [flow.stateHash, flow.provider, flow.browserHash, flow.verifier, flow.nonce, flow.playerId, flow.lifeSeconds],
  );
}

type TakenFlow = Pick<Flow, 'verifier' | 'nonce' | 'playerId'>;

/** Uses up the visit that began in this browser; undefined for any other, and the second time. */
export async function takeFlow(
  on: Queryable,
  { stateHash, provider, browserHash }: Pick<Flow, 'stateHash' | 'provider' | 'browserHash'>,
): Promise<TakenFlow | undefined> {
  const { rows } = await on.query<TakenFlow>(
    `update social_flow set used_at = now()
     where state_hash = $1 and provider = $2 and browser_hash = $3 and used_at is null and expires_at > now()
     returning verifier, nonce, player_id as "playerId"`,
    [stateHash, provider, browserHash],
  );
  return rows[0];
}

export async function deleteEndedFlows(on: Queryable): Promise<void> {
  await on.query("delete from social_flow where expires_at < now() - interval '1 day'");
}

export async function readLinked(on: Queryable, provider: SocialProvider, subjectHash: Buffer): Promise<bigint | undefined> {
  const { rows } = await on.query<{ playerId: bigint }>(
    'select player_id as "playerId" from social_link where provider = $1 and subject_hash = $2',
    [provider, subjectHash],
  );
  return rows[0]?.playerId;
}

/** Links a profile to a player; false where the profile is linked already, or the player has another of this provider. */
export async function writeLink(on: Queryable, provider: SocialProvider, subjectHash: Buffer, playerId: bigint): Promise<boolean> {
  const { rowCount } = await on.query(
    'insert into social_link (provider, subject_hash, player_id) values ($1, $2, $3) on conflict do nothing',
    [provider, subjectHash, playerId],
  );
  return rowCount === 1;
}

export async function readProvidersOf(on: Queryable, playerId: bigint): Promise<SocialProvider[]> {
  const { rows } = await on.query<{ provider: SocialProvider }>('select provider from social_link where player_id = $1', [playerId]);
  return rows.map(({ provider }) => provider);
}
