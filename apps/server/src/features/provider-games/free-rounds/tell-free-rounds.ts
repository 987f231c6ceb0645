import { apiOf } from '../api/api-of.ts';
import type { FreeRoundApi } from '../api/provider-api.ts';
import type { ProviderGamesDeps } from '../provider-games-deps.ts';
import { type KnownReward, readEndedRewards, readOpenRewards, readUntoldRewards, writeTold } from './free-round.store.ts';

type TellDeps = Pick<ProviderGamesDeps, 'platform' | 'registry'>;

const AT_ONCE = 200;

/** Tells providers of the rewards that they do not know yet, and of those that were ended before their time. */
export async function tellFreeRounds(deps: TellDeps): Promise<void> {
  const { pool } = deps.platform;
  for (const reward of await readUntoldRewards(pool, AT_ONCE)) await tell(deps, reward, 'given');
  for (const reward of await readEndedRewards(pool, AT_ONCE)) await tell(deps, reward, 'taken back');
}

/** Tells a provider again of what a player who opens a game has there: one that has forgotten is reminded, and who knows changes nothing. */
export async function remindOfFreeRounds(deps: TellDeps, playerId: bigint, provider: string, game: string): Promise<void> {
  for (const reward of await readOpenRewards(deps.platform.pool, playerId, provider, game)) await tell(deps, reward, 'given');
}

async function tell({ platform: { pool, log }, registry }: TellDeps, reward: KnownReward, what: 'given' | 'taken back'): Promise<void> {
  const provider = registry.find(reward.provider);
  const api: FreeRoundApi | undefined = provider && apiOf(provider).freeRounds;
  if (!api) return;
  try {
    await (what === 'given' ? api.give(reward) : api.takeBack(reward.reward));
  } catch (err) {
    log.warn({ err, provider: reward.provider, reward: reward.reward }, 'a provider was not told of free rounds');
    return;
  }
  await writeTold(pool, reward.reward, what);
}
