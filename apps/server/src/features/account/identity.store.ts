import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';
import type { SealedPerson } from './person.store.ts';

/** The columns of `player` that say how a player is known and reached. */
export async function readIdentity(db: DbOrTrx, playerId: bigint) {
  return db
    .selectFrom('player')
    .select(['id', 'login', 'email', 'phone', 'language', 'country_id as countryId', 'registered_at as registeredAt'])
    .select(['email_login as emailLogin', 'email_confirmed_at as emailConfirmedAt', 'phone_confirmed_at as phoneConfirmedAt'])
    .select(['password_hash as passwordHash', 'password_changed_at as passwordChangedAt', 'codes_by_messenger as codesByMessenger'])
    .where('id', '=', playerId)
    .executeTakeFirst();
}

/** Throws a database error 23505 where another player has the login. */
export async function writeLogin(db: DbOrTrx, playerId: bigint, login: string, emailLogin: boolean): Promise<void> {
  await db.updateTable('player').set({ login, email_login: emailLogin }).where('id', '=', playerId).execute();
}

export async function writeEmailLogin(db: DbOrTrx, playerId: bigint, emailLogin: boolean): Promise<void> {
  await db.updateTable('player').set({ email_login: emailLogin }).where('id', '=', playerId).execute();
}

export async function writePassword(db: DbOrTrx, playerId: bigint, passwordHash: string): Promise<void> {
  await db
    .updateTable('player')
    .set({ password_hash: passwordHash, password_changed_at: sql<Date>`now()` })
    .where('id', '=', playerId)
    .execute();
}

/**
 * The player's e-mail or phone from now on. A confirmed one is taken from whoever had it without ever confirming it; throws a database
 * error 23505 where another player has it by right. `confirmed` false leaves what others have alone.
 */
export async function writeAddress(
  db: DbOrTrx,
  playerId: bigint,
  by: 'email' | 'phone',
  sealed: SealedPerson,
  confirmed: boolean,
): Promise<void> {
  if (confirmed) {
    await db
      .updateTable('player')
      .set(by === 'email' ? { email: null, email_hash: null } : { phone: null, phone_hash: null })
      .where(`${by}_hash`, '=', sealed[`${by}_hash`] ?? null)
      .where('id', '<>', playerId)
      .where(by === 'email' ? 'email_confirmed_at' : 'phone_confirmed_at', 'is', null)
      .execute();
  }
  const at = confirmed ? sql<Date>`now()` : null;
  await db
    .updateTable('player')
    .set({ ...sealed, ...(by === 'email' ? { email_confirmed_at: at } : { phone_confirmed_at: at }) })
    .where('id', '=', playerId)
    .execute();
}

export async function writeCodesByMessenger(db: DbOrTrx, playerId: bigint, byMessenger: boolean): Promise<void> {
  await db.updateTable('player').set({ codes_by_messenger: byMessenger }).where('id', '=', playerId).execute();
}

/** Of a player's personal data what is not sealed by itself. */
export interface Residence {
  readonly region_id?: number;
  readonly city_id?: number;
  readonly details?: Buffer;
}

export async function readPersonalData(db: DbOrTrx, playerId: bigint) {
  return db
    .selectFrom('player')
    .select(['id', 'first_name', 'last_name', 'birth_date', 'details'])
    .select(['country_id as countryId', 'region_id as regionId', 'city_id as cityId'])
    .where('id', '=', playerId)
    .executeTakeFirst();
}

export async function writeResidence(db: DbOrTrx, playerId: bigint, data: Residence): Promise<void> {
  if (Object.keys(data).length > 0) await db.updateTable('player').set(data).where('id', '=', playerId).execute();
}

export interface IdentityColumns {
  login: string | null;
  email_login: Generated<boolean>;
  password_changed_at: Generated<Date>;
  codes_by_messenger: Generated<boolean>;
  region_id: number | null;
  city_id: number | null;
  details: Buffer | null;
}
