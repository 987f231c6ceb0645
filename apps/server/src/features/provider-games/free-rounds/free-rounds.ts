import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import type { Launch } from '../launch.store.ts';
import { sourceOf } from '../provider-registry.ts';
import { deleteFreeRoundMovement, readReward, writeFreeRoundMovement } from './free-round.store.ts';

/** A player at a game of a provider. */
export type FreeRoundSeat = Pick<Launch, 'provider' | 'playerId' | 'currency'>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The stakes and wins of free rounds; each is written in the transaction of its movement. */
export const freeRounds = {
  /** Whether a reward that a message names is one of ours, and of this player. */
  async isOurs(on: Queryable, { provider, playerId }: FreeRoundSeat, reward: string): Promise<boolean> {
    return UUID.test(reward) && (await readReward(on, provider, playerId, reward)) !== undefined;
  },
  /**
   * Takes one of a reward's rounds, under the lock of the player's accounts. Throws Failure `free_rounds_over` where none is left, its time is over, or it
   * is of another game, currency or stake.
   */
  async use(
    on: Queryable,
    { provider, playerId, currency }: FreeRoundSeat,
    {
      reward,
      game,
      stakeMinor,
      name,
    }: { readonly reward: string; readonly game: string; readonly stakeMinor: bigint; readonly name: string },
  ): Promise<void> {
    const held = await readReward(on, provider, playerId, reward);
    const isRight = held?.isOpen && held.left > 0 && held.game === game && held.currency === currency && held.stakeMinor === stakeMinor;
    if (!isRight) throw new Failure('free_rounds_over');
    await writeFreeRoundMovement(on, { source: sourceOf(provider), name, reward, kind: 'stake', amountMinor: stakeMinor });
  },
  async noteWin(
    on: Queryable,
    { provider }: FreeRoundSeat,
    { reward, name, amountMinor }: { readonly reward: string; readonly name: string; readonly amountMinor: bigint },
  ): Promise<void> {
    await writeFreeRoundMovement(on, { source: sourceOf(provider), name, reward, kind: 'win', amountMinor });
  },
  /** A movement that was taken back: a round that was not played is left to the player. */
  forget: (on: Queryable, { provider }: FreeRoundSeat, name: string): Promise<void> =>
    deleteFreeRoundMovement(on, sourceOf(provider), name),
};
