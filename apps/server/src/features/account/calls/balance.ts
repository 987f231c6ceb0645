import type { Balance } from '@touchline/contract/account/calls';
import { isDebtAccount } from '@touchline/ledger/account';
import { Failure } from '#platform/http/failure';
import type { Handler, PlayerCaller } from '#platform/http/handler';
import { writeActiveAccount } from '../account.store.ts';
import type { AccountDeps } from '../account-deps.ts';
import { deleteClosed } from '../closed-account.store.ts';
import { readBalance } from '../read-balance.ts';

/** C001 and C002. */
export const balance =
  (deps: AccountDeps) =>
  (_input: unknown, caller: PlayerCaller): Promise<Balance> =>
    readBalance(deps, caller.player.id);

/** C003. Another player's account is as unknown as one that does not exist. */
export const setActiveAccount =
  (deps: AccountDeps): Handler<'setActiveAccount'> =>
  async ({ body }, caller) => {
    const playerId = caller.player.id;
    const account = await deps.wallet.readPlayerAccount(deps.platform.pool, body.accountId);
    if (!account || account.playerId !== playerId || account.kind === 'player-hold' || isDebtAccount(account.kind))
      throw new Failure('not_found');
    // Choosing a closed account opens it again.
    await deleteClosed(deps.platform.pool, account.id);
    await writeActiveAccount(deps.platform.pool, playerId, account.id);
    return readBalance(deps, playerId);
  };
