import { LRUCache } from 'lru-cache';

/** Free rounds as the operator gives them. */
export interface WireReward {
  readonly reward_uuid: string;
  readonly user: string;
  readonly game_code: string;
  readonly currency: string;
  readonly bet_count: number;
  /** In units of 1/100,000. */
  readonly bet_value: number;
  readonly end_time: string;
}

/** Free rounds of a player that are left here. */
export interface Reward extends WireReward {
  left: number;
}

const MAX_REWARDS = 10_000;

/** The players' free rounds, in memory: the operator tells them again with each launch, and refuses what was played before. */
export function createRewards() {
  const rewards = new LRUCache<string, Reward>({ max: MAX_REWARDS });
  return {
    give(reward: WireReward): { readonly reward_uuid: string } {
      if (!rewards.has(reward.reward_uuid)) rewards.set(reward.reward_uuid, { ...reward, left: reward.bet_count });
      return { reward_uuid: reward.reward_uuid };
    },
    takeBack({ reward_uuid }: Pick<WireReward, 'reward_uuid'>): { readonly reward_uuid: string } {
      rewards.delete(reward_uuid);
      return { reward_uuid };
    },
    /** The one to be played next; undefined where the player has none in the game. */
    next: (user: string, game: string, currency: string): Reward | undefined =>
      [...rewards.rvalues()].find(
        (one) =>
          one?.user === user &&
          one.game_code === game &&
          one.currency === currency &&
          one.left > 0 &&
          Date.parse(one.end_time) > Date.now(),
      ),
  };
}
export type Rewards = ReturnType<typeof createRewards>;
