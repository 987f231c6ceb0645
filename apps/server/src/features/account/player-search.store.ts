import type { Queryable } from '#platform/db/queryable';
import type { PlayerKind, StoredIdentifier } from './account.store.ts';
import { BLOCKED } from './block.store.ts';
import { PERSON_COLUMNS, type PersonColumn } from './person.store.ts';

export interface StoredPlayer extends Readonly<Record<PersonColumn, Buffer | null>> {
  readonly id: bigint;
  readonly kind: PlayerKind;
  readonly country_id: number;
  readonly language: string;
  readonly self_excluded_until: Date | null;
  readonly registered_at: Date;
  readonly email_confirmed_at: Date | null;
  readonly phone_confirmed_at: Date | null;
  readonly max_stake_minor: bigint | null;
  readonly blocked: boolean;
}

/** The player with an identifier, as the console needs one. */
export async function readPlayerBy(on: Queryable, { brandId, by, value }: StoredIdentifier): Promise<StoredPlayer | undefined> {
  const { rows } = await on.query<StoredPlayer>(
    `select id, kind, ${PERSON_COLUMNS.join(', ')}, country_id, language, self_excluded_until, registered_at, email_confirmed_at,
       phone_confirmed_at, max_stake_minor, ${BLOCKED} as blocked
     from player where brand_id = $1 and ${by} = $2`,
    [brandId, value],
  );
  return rows[0];
}

export async function readPlayerCount(on: Queryable, brandId: number): Promise<number> {
  const { rows } = await on.query<{ players: number }>('select count(*)::int as players from player where brand_id = $1', [brandId]);
  return rows[0]?.players ?? 0;
}
