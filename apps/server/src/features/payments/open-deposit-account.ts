import { playerAccount } from '@touchline/ledger/account';
import type { Queryable } from '#platform/db/queryable';
import type { PaymentsDeps } from './payments-deps.ts';

/** The account that a deposit in a currency goes to; opened for a player who has none in it. */
export async function openDepositAccount({ wallet }: PaymentsDeps, on: Queryable, playerId: bigint, currency: string): Promise<bigint> {
  const accounts = await wallet.readPlayerAccounts(on, playerId);
  const known = accounts.find((one) => one.kind === 'player-main' && one.currency === currency);
  return known?.id ?? wallet.getOrCreateAccount(on, playerAccount('player-main', playerId, currency));
}
