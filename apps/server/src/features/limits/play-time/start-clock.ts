import { inTransaction } from '#platform/db/in-transaction';
import { writeHolder, writeSummary } from '../limit.store.ts';
import type { LimitsDeps } from '../limits-deps.ts';
import { readPolicy } from '../read-policy.ts';
import { startPlayTime } from './play-time.store.ts';

/** A session of the player has begun: time runs, and where the law asks for it a summary comes every so many minutes. */
export async function startClock(deps: LimitsDeps, playerId: bigint): Promise<void> {
  const { account, site, platform } = deps;
  const { pool } = platform;
  const player = await account.readSignInStatus(playerId);
  const minutes = player ? site.jurisdiction(player.countryId).limits.realityCheckMinutes : null;
  if (minutes !== null) {
    const { policy, currency } = await readPolicy(deps, playerId);
    await inTransaction(pool, async (client) => {
      await writeHolder(client, playerId, { currency, zone: policy.timeZone, rolling: policy.limits.counting === 'rolling' });
      await writeSummary(client, playerId, minutes);
    });
  }
  await startPlayTime(pool, playerId);
}
