import type { RegistrationKind } from '@touchline/catalogue/registration-fields';
import type { Generated } from 'kysely';
import type { DbOrTrx } from '#platform/db';
import type { BlockColumns } from './block.store.ts';
import type { IdentityColumns } from './identity.store.ts';
import type { PersonColumns } from './person.store.ts';

export type PlayerKind = RegistrationKind | 'demo';

interface PlayerTable extends IdentityColumns, PersonColumns, BlockColumns {
  id: Generated<bigint>;
  kind: PlayerKind;
  password_hash: string;
  country_id: number;
  language: string;
  active_account_id: bigint | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
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
  readonly countryId: number;
  readonly language: string;
}

export async function writePlayer(db: DbOrTrx, player: NewPlayer, now: Date): Promise<bigint> {
  const { id } = await db
    .insertInto('player')
    .values({
      kind: player.kind,
      password_hash: player.passwordHash,
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
    .select(['id', 'kind', 'country_id', 'language', 'active_account_id', 'registered_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface Credentials {
  readonly id: bigint;
  readonly passwordHash: string;
  readonly language: string;
}

/** An identifier as it stands in the table. */
export type StoredIdentifier =
  | { readonly by: 'id'; readonly value: bigint }
  | { readonly by: 'login'; readonly value: string }
  | { readonly by: 'email_hash' | 'phone_hash'; readonly value: Buffer };

export async function readCredentials(db: DbOrTrx, wanted: StoredIdentifier): Promise<Credentials | undefined> {
  const query = db.selectFrom('player').select(['id', 'password_hash', 'language']);
  // A player may have said that the e-mail does not sign in.
  const one = wanted.by === 'email_hash' ? query.where('email_login', '=', true) : query;
  const found = await one.where(wanted.by, '=', wanted.value).executeTakeFirst();
  return found && { id: found.id, passwordHash: found.password_hash, language: found.language };
}
