import type { RegistrationKind } from '@touchline/catalogue/account/registration-fields';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

export type PlayerKind = RegistrationKind | 'demo';

export interface NewPlayer {
  readonly brandId: number;
  readonly kind: PlayerKind;
  readonly passwordHash: string;
  readonly countryId: number;
  readonly language: string;
}

export async function writePlayer(on: Queryable, player: NewPlayer, now: Date): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    `insert into player (brand_id, kind, password_hash, country_id, language, adult_confirmed_at, terms_accepted_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    [player.brandId, player.kind, player.passwordHash, player.countryId, player.language, now],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a player was not written');
  return id;
}

export async function writeActiveAccount(on: Queryable, playerId: bigint, accountId: bigint): Promise<void> {
  await on.query('update player set active_account_id = $2 where id = $1', [playerId, accountId]);
}

export interface Player {
  readonly id: bigint;
  readonly brand_id: number;
  readonly kind: PlayerKind;
  readonly country_id: number;
  readonly language: string;
  readonly active_account_id: bigint | null;
  readonly registered_at: Date;
}

export async function readPlayer(on: Queryable, id: bigint): Promise<Player | undefined> {
  const { rows } = await on.query<Player>(
    prepared('select id, brand_id, kind, country_id, language, active_account_id, registered_at from player where id = $1', [id]),
  );
  return rows[0];
}

export interface Credentials {
  readonly id: bigint;
  readonly passwordHash: string;
  readonly language: string;
}

/** An identifier as it stands in the table; it means somebody at a brand only. */
export type StoredIdentifier = { readonly brandId: number } & (
  | { readonly by: 'id'; readonly value: bigint }
  | { readonly by: 'login'; readonly value: string }
  | { readonly by: 'email_hash' | 'phone_hash'; readonly value: Buffer }
);

export async function readCredentials(on: Queryable, { brandId, by, value }: StoredIdentifier): Promise<Credentials | undefined> {
  // A player may have said that the e-mail does not sign in.
  const signsIn = by === 'email_hash' ? 'and email_login' : '';
  const { rows } = await on.query<Credentials>(
    `select id, password_hash as "passwordHash", language from player where brand_id = $1 and ${by} = $2 ${signsIn}`,
    [brandId, value],
  );
  return rows[0];
}
