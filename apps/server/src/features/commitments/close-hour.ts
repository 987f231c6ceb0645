import { commitmentLeaf, FIRST_HEAD, headOf } from '@touchline/casino/commitments/commitment-log';
import { merkleLevels, merkleRoot } from '@touchline/casino/commitments/merkle-tree';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { readFirstHour, readWaiting, writePlaces } from './commitment.store.ts';
import { lockLog, type StoredRoot, writeRoot } from './commitment-root.store.ts';

const HOUR_MS = 3_600_000;
/** Commitments that one root takes; more wait for the next hour. It bounds what a turn writes and what a proof works out. */
export const MOST_LEAVES = 4_096;

/** The hour that is to be summed up next: the one after the last, or the one in which the log began. */
async function nextHour(client: pg.PoolClient, last: StoredRoot | undefined): Promise<Date | undefined> {
  return last ? new Date(last.hour.getTime() + HOUR_MS) : readFirstHour(client);
}

/**
 * Sums up the oldest hour that is over and has no root yet, in one transaction; an hour without commitments gets the root of the empty tree. Takes what
 * is visible: a commitment whose transaction ends late stands in the next hour. False where no hour is due.
 *
 * @param aheadMs takes hours that end so much later for over. For tests.
 */
export function closeHour(pool: pg.Pool, aheadMs = 0): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { last, now } = await lockLog(client);
    const hour = await nextHour(client, last);
    if (!hour) return false;
    const end = hour.getTime() + HOUR_MS;
    if (end > now.getTime() + aheadMs) return false;
    const number = (last?.number ?? 0) + 1;
    const taken = await readWaiting(client, new Date(end), MOST_LEAVES);
    await writePlaces(
      client,
      number,
      taken.map(({ id }) => id),
    );
    const previousHead = last?.head ?? FIRST_HEAD;
    const root = Buffer.from(merkleRoot(merkleLevels(taken.map(commitmentLeaf)))).toString('hex');
    const head = headOf(previousHead, { number, hour: hour.getTime(), leaves: taken.length, root });
    await writeRoot(client, { number, hour, leaves: taken.length, root, previousHead, head });
    return true;
  });
}
