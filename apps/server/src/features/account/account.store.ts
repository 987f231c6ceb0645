import type { RegistrationKind } from '@touchline/catalogue/registration-fields';
import type { Generated } from 'kysely';
import type { DbOrTrx } from '#platform/db';
import type { IdentityColumns } from './identity.store.ts';

export type PlayerKind = RegistrationKind | 'demo';

interface PlayerTable extends IdentityColumns {
  id: Generated<bigint>;
  kind: PlayerKind;
  password_hash: string;
  email: string | null;
  phone: string | null;
  first_name: string | null;
  last_name: string | null;
  /** ISO 8601 date; a Date of the driver would shift it by the zone. */
  birth_date: string | null;
  country_id: number;
  language: string;
  active_account_id: bigint | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  blocked: Generated<boolean>;
  blocked_reason: string | null;
  blocked_at: Date | null;
  most_stake_minor: bigint | null;
  self_excluded_until: Date | null;
  adult_confirmed_at: Date;
  terms_accepted_at: Date;
  registered_at: Generated<Date>;
}

declare module '#platform/db' {
  interface Tables {
    player: PlayerTable;
  }
}

export interface NewPlayer {
  readonly kind: PlayerKind;
  readonly passwordHash: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
  readonly countryId: number;
  readonly language: string;
}

/** Throws a database error 23505 where the e-mail or the phone has a player. */
export async function writePlayer(db: DbOrTrx, player: NewPlayer, now: Date): Promise<bigint> {
  const { id } = await db
    .insertInto('player')
    .values({
      kind: player.kind,
      password_hash: player.passwordHash,
      email: player.email,
      phone: player.phone,
      first_name: player.firstName,
      last_name: player.lastName,
      birth_date: player.birthDate,
      country_id: player.countryId,
      language: player.language,
      adult_confirmed_at: now,
      terms_accepted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeActiveAccount(db: DbOrTrx, playerId: bigint, accountId: bigint): Promise<void> {
  await db.updateTable('player').set({ active_account_id: accountId }).where('id', '=', playerId).execute();
}

export async function readPlayer(db: DbOrTrx, id: bigint) {
  return db
    .selectFrom('player')
    .select(['id', 'kind', 'email', 'phone', 'first_name', 'last_name', 'country_id', 'language', 'active_account_id', 'registered_at'])
    .select((e) => e.cast<string | null>('birth_date', 'text').as('birth_date'))
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface Credentials {
  readonly id: bigint;
  readonly passwordHash: string;
  readonly blocked: boolean;
  readonly language: string;
}

export async function readCredentials(
  db: DbOrTrx,
  by: 'id' | 'email' | 'phone' | 'login',
  value: string,
): Promise<Credentials | undefined> {
  const query = db.selectFrom('player').select(['id', 'password_hash', 'blocked', 'language']);
  // A player may have said that the e-mail does not sign in.
  const one = by === 'email' ? query.where('email_login', '=', true) : query;
  const found = await (by === 'id' ? one.where('id', '=', BigInt(value)) : one.where(by, '=', value)).executeTakeFirst();
  return found && { id: found.id, passwordHash: found.password_hash, blocked: found.blocked, language: found.language };
}

/** Whether the player is kept from betting and depositing at this moment. */
export async function readStanding(
  db: DbOrTrx,
  id: bigint,
): Promise<{ readonly blocked: boolean; readonly selfExcluded: boolean } | undefined> {
  const found = await db
    .selectFrom('player')
    .select('blocked')
    .select((e) => e.fn.coalesce(e('self_excluded_until', '>', e.fn<Date>('now')), e.lit(false)).as('excluded'))
    .where('id', '=', id)
    .executeTakeFirst();
  return found && { blocked: found.blocked, selfExcluded: Boolean(found.excluded) };
}
