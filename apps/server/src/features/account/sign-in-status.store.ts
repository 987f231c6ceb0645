import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';
import { BLOCKED } from './block.store.ts';

export interface SignInStatus {
  readonly id: bigint;
  readonly language: string;
  readonly countryId: number;
  readonly blocked: boolean;
}

/** A player as signing in sees one; undefined for no such player. */
export async function readSignInStatus(on: Queryable, playerId: bigint): Promise<SignInStatus | undefined> {
  const { rows } = await on.query<SignInStatus>(
    prepared(`select id, language, country_id as "countryId", ${BLOCKED} as blocked from player where id = $1`, [playerId]),
  );
  return rows[0];
}

export async function readConfirmed(on: Queryable, playerId: bigint): Promise<{ readonly email: boolean; readonly phone: boolean }> {
  const { rows } = await on.query<{ email: boolean; phone: boolean }>(
    'select email_confirmed_at is not null as email, phone_confirmed_at is not null as phone from player where id = $1',
    [playerId],
  );
  return rows[0] ?? { email: false, phone: false };
}

export async function writeConfirmed(on: Queryable, playerId: bigint, by: 'email' | 'phone', hash: Buffer): Promise<boolean> {
  const { rowCount } = await on.query(`update player set ${by}_confirmed_at = now() where id = $1 and ${by}_hash = $2`, [playerId, hash]);
  return rowCount === 1;
}

/** The most that one bet may stake, minor units of the base currency; false where there is no such player. */
export async function writeMaxStake(on: Queryable, playerId: bigint, maxStakeMinor: bigint | null): Promise<boolean> {
  const { rowCount } = await on.query('update player set max_stake_minor = $2 where id = $1', [playerId, maxStakeMinor]);
  return rowCount === 1;
}
