import type { Balance } from '@touchline/contract/account';
import { readPlayer } from './account.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { readClosed } from './closed-account.store.ts';
import { presentBalance } from './present-account.ts';

/** The player's accounts without those that were put away, unless money has come onto one since. */
export async function readBalance({ platform, wallet }: AccountDeps, playerId: bigint): Promise<Balance> {
  const { db } = platform;
  const [player, accounts, closed] = await Promise.all([
    readPlayer(db, playerId),
    wallet.readPlayerAccounts(db, playerId),
    readClosed(db, playerId),
  ]);
  const open = accounts.filter((account) => !closed.has(account.id) || account.balanceMinor !== 0n);
  return presentBalance(open, player?.active_account_id ?? 0n);
}
