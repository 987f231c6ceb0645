import { closeRound, readOpenRounds } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import type { Platform } from '#platform/platform';
import { sourceOf } from './provider-registry.ts';
import { readRoundsUnderWay } from './transfers/transfer.store.ts';

/** After so many hours a round that its provider left open is over (contract of Hub88). */
export const OPEN_HOURS = 48;
const AT_ONCE = 200;

/** Ends the rounds that providers left open; gives how many. Each in a transaction of its own: a player is held up for one round at most. */
export async function closeOldRounds({ pool, log }: Pick<Platform, 'pool' | 'log'>): Promise<number> {
  let closed = 0;
  const underWay = await readRoundsUnderWay(pool);
  for (;;) {
    const rounds = await readOpenRounds(pool, sourceOf(''), OPEN_HOURS, AT_ONCE + underWay.size);
    const over = rounds.filter(({ round }) => !underWay.has(round));
    for (const round of over) if (await inTransaction(pool, (client) => closeRound(client, round))) closed += 1;
    if (over.length < AT_ONCE) break;
  }
  if (closed > 0) log.info({ closed }, 'rounds that providers left open were closed');
  return closed;
}
