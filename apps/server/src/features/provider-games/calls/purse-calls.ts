import { moneyText } from '@touchline/catalogue/money-text';
import { Failure } from '#platform/http/failure';
import type { Handler, PlayerCaller } from '#platform/http/handler';
import { type Launch, readOwnLaunch } from '../launch.store.ts';
import type { ProviderGamesDeps } from '../provider-games-deps.ts';
import { readMinor } from '../read-minor.ts';
import { moveIn, moveOut } from '../transfers/move-money.ts';
import { pursesOf } from '../transfers/settle-transfer.ts';
import type { Transfer } from '../transfers/transfer.store.ts';

/** Throws Failure `not_found` for a launch of somebody else, and for one of a game that is played from the account. */
async function requireLaunch(deps: ProviderGamesDeps, { player }: PlayerCaller, launchId: string): Promise<Launch> {
  const launch = await readOwnLaunch(deps.platform.pool, player.id, BigInt(launchId));
  if (!launch || !pursesOf(deps, launch.provider)) throw new Failure('not_found');
  return launch;
}

const present = ({ state, amountMinor, currency }: Transfer) => ({
  state,
  currency,
  amount: amountMinor === null ? null : moneyText(amountMinor, currency),
});

export const fillPurse =
  (deps: ProviderGamesDeps): Handler<'fillPurse'> =>
  async ({ body: { launchId, guid, amount } }, caller) => {
    const launch = await requireLaunch(deps, caller, launchId);
    return present(await moveIn(deps, launch, guid, readMinor('amount', amount, launch.currency)));
  };

export const emptyPurse =
  (deps: ProviderGamesDeps): Handler<'emptyPurse'> =>
  async ({ body: { launchId, guid } }, caller) =>
    present(await moveOut(deps, await requireLaunch(deps, caller, launchId), guid));
