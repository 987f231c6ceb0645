import type { Balance } from '@touchline/contract/account/calls';
import { readPlayer } from './account.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { readClosed } from './closed-account.store.ts';
import { presentBalance } from './present-account.ts';

/** The player's accounts without those that were put away, unless money has come onto one since. */
export async function readBalance({ platform, wallet }: AccountDeps, playerId: bigint): Promise<Balance> {
  const { pool } = platform;
  const [player, accounts, closed] = await Promise.all([
    readPlayer(pool, playerId),
    wallet.readPlayerAccounts(pool, playerId),
    readClosed(pool, playerId),
  ]);
  const open = accounts.filter((account) => !closed.has(account.id) || account.balanceMinor !== 0n);
  return presentBalance(open, player?.active_account_id ?? 0n);
}
