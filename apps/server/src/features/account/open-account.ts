import { currencyById } from '@touchline/catalogue/currencies';
import { playerAccount } from '@touchline/ledger/account';
import type { WalletFeature } from '#features/wallet';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { Platform } from '#platform/platform';
import { type NewPlayer, writeActiveAccount, writePlayer } from './account.store.ts';

export interface NewAccount extends NewPlayer {
  readonly currencyId: number;
}

export interface OpenedAccount {
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly currency: string;
}

/** Makes a player with a main account. The caller's transaction is lost where the login is taken (a unique index tells). */
export async function openAccount(
  deps: { readonly platform: Platform; readonly wallet: WalletFeature },
  trx: Trx,
  wanted: NewAccount,
): Promise<OpenedAccount> {
  const currency = currencyById(wanted.currencyId)?.code;
  if (currency === undefined) throw new Failure('invalid', { fields: { currency_id: ['unknown'] } });
  const playerId = await writePlayer(trx, wanted, new Date(deps.platform.clock.now())).catch((error: unknown) => {
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
