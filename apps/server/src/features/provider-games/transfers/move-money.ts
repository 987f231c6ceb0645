import { checkStake } from '#features/limits';
import { debit } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { readGame } from '../games.store.ts';
import type { Launch } from '../launch.store.ts';
import { sourceOf } from '../provider-registry.ts';
import { settleTransfer, type TransferDeps } from './settle-transfer.ts';
import { type Transfer, writeTransfer } from './transfer.store.ts';

/**
 * Moves a player's own money into their purse at the provider: what may be staked may be moved, and nothing else. Once by its guid. Throws Failure
 * `insufficient_funds`, `game_unavailable`, `transaction_reused` and what keeps a player from staking.
 */
export async function moveIn(deps: TransferDeps, launch: Launch, guid: string, amountMinor: bigint): Promise<Transfer> {
  const { pool, events } = deps.platform;
  const { id: launchId, provider, game, playerId, brandId, currency } = launch;
  const name = `${launchId}-in-${guid}`;
  const offered = await readGame(pool, brandId, provider, game);
  const stake = { source: sourceOf(provider), externalId: name, playerId, currency, amountMinor, game, round: String(launchId) };
  const { refusal } = await inTransaction(pool, async (client) => {
    const taken = await debit(client, { ...stake, contributionMinor: 0n, spending: 'main-only' }, async (on, ...staked) => {
      if (!offered?.isOn || !offered.isListed) throw new Failure('game_unavailable');
      await checkStake(on, ...staked);
    });
    if (taken.refusal === null) await writeTransfer(client, { name, launchId, direction: 'in', amountMinor });
    return taken;
  });
  if (refusal) throw refusal;
  events.nudge();
  return settled(deps, name);
}

/** Brings home everything that the purse holds, once by its guid, for whoever it is: who may no longer play has their money all the same. */
export async function moveOut(deps: TransferDeps, { id: launchId }: Pick<Launch, 'id'>, guid: string): Promise<Transfer> {
  const name = `${launchId}-out-${guid}`;
  // Before it is asked for: what comes out is credited, whatever breaks meanwhile.
  await writeTransfer(deps.platform.pool, { name, launchId, direction: 'out', amountMinor: null });
  return settled(deps, name);
}

async function settled(deps: TransferDeps, name: string): Promise<Transfer> {
  const transfer = await settleTransfer(deps, name);
  if (!transfer) throw new Failure('not_found');
  return transfer;
}
