import { currencyById } from '@touchline/catalogue/currencies';
import { playerAccount } from '@touchline/ledger/account';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import { type NewPlayer, writeActiveAccount, writePlayer } from './account.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { writePerson } from './person.store.ts';
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
}

/** Makes a player with a main account. The caller's transaction is lost where the login is taken (a unique index tells). */
export async function openAccount(
  deps: Pick<AccountDeps, 'platform' | 'wallet' | 'vault'>,
  trx: Trx,
  wanted: NewAccount,
): Promise<OpenedAccount> {
  const currency = currencyById(wanted.currencyId)?.code;
  if (currency === undefined) throw new Failure('invalid', { fields: { currency_id: ['unknown'] } });
  const playerId = await writePlayer(trx, wanted, new Date(deps.platform.clock.now()));
  const { email, phone, firstName, lastName, birthDate } = wanted;
  const person: Person = { email, phone, first_name: firstName, last_name: lastName, birth_date: birthDate };
  await writePerson(trx, playerId, await sealPerson(deps.vault, trx, playerId, person)).catch((error: unknown) => {
    throw (error as { code?: string }).code === '23505' ? new Failure('login_taken', { fields: takenField(error) }) : error;
  });
  const accountId = await deps.wallet.writeAccount(trx, playerAccount('player-main', playerId, currency));
  await writeActiveAccount(trx, playerId, accountId);
  return { playerId, accountId, currency };
}

function takenField(error: unknown): Record<string, string[]> {
  const { constraint = '' } = error as { constraint?: string };
  return { [constraint.includes('email') ? 'email' : 'phone_number']: ['login_taken'] };
}
