import { moveOut } from './move-money.ts';
import { settleTransfer, type TransferDeps } from './settle-transfer.ts';
import { readLeftLaunches, readPendingTransfers } from './transfer.store.ts';

/** For so long whoever asked is still waiting for the answer. */
const UNDER_WAY_SECONDS = 10;
/** Money that has lain in a purse for so long is brought home. */
const LEFT_HOURS = 12;
const AT_ONCE = 100;

/**
 * Asks again for the transfers that nobody knows the end of, and for the money that players have left in purses. `olderThanSeconds`: how long they have
 * been under way at least.
 */
export async function recoverTransfers(deps: TransferDeps, olderThanSeconds = UNDER_WAY_SECONDS): Promise<void> {
  const { pool, log } = deps.platform;
  /** One that fails must not hold up those behind it, which are others' money. */
  const attempt = async (transfer: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (err) {
      log.error({ err, transfer }, 'a transfer was not settled');
    }
  };
  for (const name of await readPendingTransfers(pool, olderThanSeconds, AT_ONCE)) await attempt(name, () => settleTransfer(deps, name));
  // A name that no player's guid makes.
  for (const { launchId, id } of await readLeftLaunches(pool, LEFT_HOURS, AT_ONCE))
    await attempt(`left.${id}`, () => moveOut(deps, { id: launchId }, `left.${id}`));
}
