import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import type { Brand } from '#platform/tenant/brand';
import { readCredentials } from './account.store.ts';
import type { AccountDeps } from './account-deps.ts';
import type { Identifier } from './identifier.ts';
import {
  type Residence,
  readIdentity,
  readPersonalData,
  updateContact,
  writeCodesByMessenger,
  writeEmailLogin,
  writeLogin,
  writePassword,
  writeResidence,
} from './identity.store.ts';
import { writePerson } from './person.store.ts';
import { openPerson, sealPerson, storedIdentifier } from './person.ts';
import { readConfirmed, writeConfirmed } from './sign-in-status.store.ts';

/** Personal details that a player gives: each of it only where it is given. */
export type PersonalData = Residence & Partial<Record<'first_name' | 'last_name' | 'birth_date', string>>;

/** A player's identity, sign-in and contacts. */
export function createIdentity({ platform, vault }: Pick<AccountDeps, 'platform' | 'vault'>) {
  const { pool } = platform;
  return {
    readCredentials: async (identifier: Identifier, brandId: number) =>
      readCredentials(pool, await storedIdentifier(vault, identifier, brandId)),
    /** Contacts of a player, and the name to address them by; undefined for no such player. */
    async readContact(
      playerId: bigint,
      on: Queryable = pool,
    ): Promise<
      { readonly email: string | null; readonly phone: string | null; readonly language: string; readonly brand: Brand } | undefined
    > {
      const identity = await readIdentity(on, playerId);
      if (!identity) return undefined;
      const { email, phone, language, brandId } = await openPerson(vault, on, identity);
      return { email, phone, language, brand: platform.brands.of(brandId) ?? platform.brands.first };
    },
    /** Whether the e-mail and the phone are known to be the player's. */
    readConfirmed: (playerId: bigint) => readConfirmed(pool, playerId),
    /** The address is the player's; false where it is not the one that the player has now. */
    writeConfirmed: async (client: Queryable, playerId: bigint, by: 'email' | 'phone', address: string) =>
      writeConfirmed(client, playerId, by, await vault.blindIndex(by, address)),
    /** How the player is known and reached, and the hash of the password; undefined for no such player. */
    async readIdentity(playerId: bigint) {
      const identity = await readIdentity(pool, playerId);
      return identity && openPerson(vault, pool, identity);
    },
    /** Throws Failure `login_taken`. */
    writeLogin: (client: Queryable, playerId: bigint, login: string, emailLogin: boolean) =>
      refuseTaken('login', writeLogin(client, playerId, login, emailLogin)),
    writeEmailLogin: (client: Queryable, playerId: bigint, emailLogin: boolean) => writeEmailLogin(client, playerId, emailLogin),
    writePassword: (client: Queryable, playerId: bigint, passwordHash: string) => writePassword(client, playerId, passwordHash),
    /** The player's e-mail or phone from now on; a confirmed one is taken from a player who never confirmed it. Throws Failure `login_taken`. */
    async writeAddress(client: Queryable, playerId: bigint, by: 'email' | 'phone', address: string, confirmed: boolean): Promise<void> {
      const sealed = await sealPerson(vault, client, playerId, { [by]: address });
      await refuseTaken(by === 'email' ? 'email' : 'phone_number', updateContact(client, playerId, by, sealed, confirmed));
    },
    writeCodesByMessenger: (client: Queryable, playerId: bigint, byMessenger: boolean) =>
      writeCodesByMessenger(client, playerId, byMessenger),
    async readPersonalData(playerId: bigint) {
      const found = await readPersonalData(pool, playerId);
      if (!found) return undefined;
      const { first_name, last_name, birth_date, ...rest } = await openPerson(vault, pool, found);
      return { ...rest, firstName: first_name, lastName: last_name, birthDate: birth_date };
    },
    async writePersonalData(client: Queryable, playerId: bigint, data: PersonalData): Promise<void> {
      const { first_name, last_name, birth_date, ...residence } = data;
      const person = Object.fromEntries(Object.entries({ first_name, last_name, birth_date }).filter(([, text]) => text !== undefined));
      await writeResidence(client, playerId, residence);
      await writePerson(client, playerId, await sealPerson(vault, client, playerId, person));
    },
  };
}

/** A unique index says that another player has it. */
async function refuseTaken(field: string, written: Promise<void>): Promise<void> {
  await written.catch((error: unknown) => {
    throw (error as { code?: string }).code === '23505' ? new Failure('login_taken', { fields: { [field]: ['login_taken'] } }) : error;
  });
}
