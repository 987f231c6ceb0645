import { currencyById } from '@touchline/catalogue/places/currencies';
import { playerAccount } from '@touchline/ledger/account';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { type NewPlayer, writeActiveAccount, writePlayer } from './account.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { readHolders, writePerson } from './person.store.ts';
import { type Person, sealPerson } from './person.ts';

export interface NewAccount extends NewPlayer {
  readonly currencyId: number;
  readonly email: string | null;
  /** Digits with the calling code. */
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
}

export interface OpenedAccount {
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly currency: string;
  /** Players who have the e-mail or the phone already. */
  readonly holders: { readonly email: bigint | null; readonly phone: bigint | null };
}

/**
 * Makes a player with a main account. An address that another player has is stored, but not as an identifier: it still finds the other
 * player, and the reply does not give away that it is taken. Where it is taken at the same moment, a unique index fails the caller's
 * transaction.
 */
export async function createPlayer(
  deps: Pick<AccountDeps, 'platform' | 'wallet' | 'vault'>,
  client: Queryable,
  wanted: NewAccount,
): Promise<OpenedAccount> {
  const currency = currencyById(wanted.currencyId)?.code;
  if (currency === undefined) throw new Failure('invalid', { fields: { currency_id: ['unknown'] } });
  const playerId = await writePlayer(client, wanted, new Date(deps.platform.clock.now()));
  const { email, phone, firstName, lastName, birthDate } = wanted;
  const person: Person = { email, phone, first_name: firstName, last_name: lastName, birth_date: birthDate };
  const sealed = await sealPerson(deps.vault, client, playerId, person);
  const holders = await readHolders(client, wanted.brandId, sealed);
  if (holders.email !== null) sealed.email_hash = null;
  if (holders.phone !== null) sealed.phone_hash = null;
  await writePerson(client, playerId, sealed).catch((error: unknown) => {
    throw (error as { code?: string }).code === '23505' ? new Failure('login_taken', { fields: takenField(error) }) : error;
  });
  const accountId = await deps.wallet.getOrCreateAccount(client, playerAccount('player-main', playerId, currency));
  await writeActiveAccount(client, playerId, accountId);
  return { playerId, accountId, currency, holders };
}

function takenField(error: unknown): Record<string, string[]> {
  const { constraint = '' } = error as { constraint?: string };
  return { [constraint.includes('email') ? 'email' : 'phone_number']: ['login_taken'] };
}
