import type { Waiter } from './poker-wait.store.ts';

/** The place of a player among those who wait, from 1 on; who does not wait comes after all of them. */
export function placeInList(waiters: readonly Waiter[], playerId: bigint): number {
  const at = waiters.findIndex((waiter) => waiter.playerId === playerId);
  return (at < 0 ? waiters.length : at) + 1;
}
