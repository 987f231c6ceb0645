import type { Balance } from '@touchline/contract/account';
import { Failure } from '#platform/failure';
import type { Caller, Handler } from '#platform/handler';
import { readPlayer, writeActiveAccount } from '../account.store.ts';
import type { AccountDeps } from '../account-deps.ts';
import { presentBalance } from '../present-account.ts';

async function readBalance({ platform, wallet }: AccountDeps, playerId: bigint): Promise<Balance> {
  const [player, accounts] = await Promise.all([readPlayer(platform.db, playerId), wallet.readPlayerAccounts(platform.db, playerId)]);
  return presentBalance(accounts, player?.active_account_id ?? 0n);
}

/** C001 and C002. */
export const balance =
  (deps: AccountDeps) =>
  (_input: unknown, caller: Caller): Promise<Balance> =>
    readBalance(deps, caller.player?.id ?? 0n);

/** C003. Another player's account is as unknown as one that does not exist. */
export const setActiveAccount =
  (deps: AccountDeps): Handler<'setActiveAccount'> =>
  async ({ body }, caller) => {
    const playerId = caller.player?.id ?? 0n;
    const account = await deps.wallet.readPlayerAccount(deps.platform.db, body.accountId);
    if (!account || account.playerId !== playerId || account.kind === 'player-hold' || account.kind === 'player-debt')
      throw new Failure('not_found');
    await writeActiveAccount(deps.platform.db, playerId, account.id);
    return readBalance(deps, playerId);
  };
