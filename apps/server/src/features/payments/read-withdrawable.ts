import type { Queryable } from '#platform/db/queryable';
import type { PaymentsDeps } from './payments-deps.ts';

/** The withdrawable part of an account, in minor units, and what takes the rest. */
export interface Withdrawable {
  readonly balanceMinor: bigint;
  readonly owedMinor: bigint;
  readonly unplayedMinor: bigint;
  readonly availableMinor: bigint;
}

/** Neither what is owed or was lent can be withdrawn, nor what was paid in and not played. */
export async function readWithdrawable(
  { platform, wallet, limits }: Pick<PaymentsDeps, 'platform' | 'wallet' | 'limits'>,
  on: Queryable,
  playerId: bigint,
  currency: string,
): Promise<Withdrawable> {
  const accounts = await wallet.readPlayerAccounts(on, playerId);
  const balanceOf = (wanted: string): bigint =>
    accounts.find((account) => account.kind === wanted && account.currency === currency)?.balanceMinor ?? 0n;
  const balanceMinor = balanceOf('player-main');
  const owedMinor = -(balanceOf('player-debt') + balanceOf('player-advance'));
  const unplayedMinor = await wallet.readUnplayedMinor(on, playerId, currency, {
    percent: platform.config.withdrawalPlayedPercent,
    stakes: limits.stakeKinds,
  });
  const left = balanceMinor - owedMinor - unplayedMinor;
  return { balanceMinor, owedMinor, unplayedMinor, availableMinor: left > 0n ? left : 0n };
}
