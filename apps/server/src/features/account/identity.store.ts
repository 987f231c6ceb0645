import type { Queryable } from '#platform/db/queryable';
import { assigned, assignedPerson, type PersonColumn, type SealedPerson } from './person.store.ts';

export interface StoredIdentity extends Readonly<Record<'email' | 'phone', Buffer | null>> {
  readonly id: bigint;
  readonly brandId: number;
  readonly login: string | null;
  readonly language: string;
  readonly countryId: number;
  readonly registeredAt: Date;
  readonly emailLogin: boolean;
  readonly emailConfirmedAt: Date | null;
  readonly phoneConfirmedAt: Date | null;
  readonly passwordHash: string;
  readonly passwordChangedAt: Date;
  readonly codesByMessenger: boolean;
}

/** How a player is known and reached. */
export async function readIdentity(on: Queryable, playerId: bigint): Promise<StoredIdentity | undefined> {
  const { rows } = await on.query<StoredIdentity>(
    `select id, brand_id as "brandId", login, email, phone, language, country_id as "countryId", registered_at as "registeredAt",
       email_login as "emailLogin", email_confirmed_at as "emailConfirmedAt", phone_confirmed_at as "phoneConfirmedAt",
       password_hash as "passwordHash", password_changed_at as "passwordChangedAt", codes_by_messenger as "codesByMessenger"
     from player where id = $1`,
    [playerId],
  );
  return rows[0];
}

/** Throws a database error 23505 where another player has the login. */
export async function writeLogin(on: Queryable, playerId: bigint, login: string, emailLogin: boolean): Promise<void> {
  await on.query('update player set login = $2, email_login = $3 where id = $1', [playerId, login, emailLogin]);
}

export async function writeEmailLogin(on: Queryable, playerId: bigint, emailLogin: boolean): Promise<void> {
  await on.query('update player set email_login = $2 where id = $1', [playerId, emailLogin]);
}

export async function writePassword(on: Queryable, playerId: bigint, passwordHash: string): Promise<void> {
  await on.query('update player set password_hash = $2, password_changed_at = now() where id = $1', [playerId, passwordHash]);
}

/**
 * The player's e-mail or phone from now on. A confirmed one is taken from whoever had it without ever confirming it; throws a database
 * error 23505 where another player has it by right. `confirmed` false leaves what others have alone.
 */
export async function updateContact(
  on: Queryable,
  playerId: bigint,
  by: 'email' | 'phone',
  sealed: SealedPerson,
  confirmed: boolean,
): Promise<void> {
  if (confirmed)
    await on.query(
      `update player set ${by} = null, ${by}_hash = null
       where brand_id = (select own.brand_id from player own where own.id = $1) and ${by}_hash = $2 and id <> $1 and ${by}_confirmed_at is null`,
      [playerId, sealed[`${by}_hash`] ?? null],
    );
  const { set, values } = assignedPerson(sealed);
  const contact = [...set, `${by}_confirmed_at = ${confirmed ? 'now()' : 'null'}`];
  await on.query(`update player set ${contact.join(', ')} where id = $1`, [playerId, ...values]);
}

export async function writeCodesByMessenger(on: Queryable, playerId: bigint, byMessenger: boolean): Promise<void> {
  await on.query('update player set codes_by_messenger = $2 where id = $1', [playerId, byMessenger]);
}

const RESIDENCE_COLUMNS = ['region_id', 'city_id', 'details'] as const;

/** Of a player's personal data what is not sealed by itself. */
export interface Residence {
  readonly region_id?: number;
  readonly city_id?: number;
  readonly details?: Buffer;
}

export interface StoredPersonalData extends Readonly<Record<Exclude<PersonColumn, 'email' | 'phone'>, Buffer | null>> {
  readonly id: bigint;
  readonly details: Buffer | null;
  readonly countryId: number;
  readonly regionId: number | null;
  readonly cityId: number | null;
}

export async function readPersonalData(on: Queryable, playerId: bigint): Promise<StoredPersonalData | undefined> {
  const { rows } = await on.query<StoredPersonalData>(
    `select id, first_name, last_name, birth_date, details, country_id as "countryId", region_id as "regionId", city_id as "cityId"
     from player where id = $1`,
    [playerId],
  );
  return rows[0];
}

export async function writeResidence(on: Queryable, playerId: bigint, data: Residence): Promise<void> {
  const { set, values } = assigned(RESIDENCE_COLUMNS, data);
  if (set.length > 0) await on.query(`update player set ${set.join(', ')} where id = $1`, [playerId, ...values]);
}
