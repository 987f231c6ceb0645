import { appendLeaves } from '@touchline/casino/commitments/append-leaves';
import { commitmentLeaf } from '@touchline/casino/commitments/commitment-log';
import { subtreesOf } from '@touchline/casino/commitments/merkle-ranges';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { type LoggedCommitment, readFirstHour, readSize, readWaiting, writePlaces } from './commitment.store.ts';
import { lockLog, type StoredHead, writeHead } from './commitment-head.store.ts';
import { writeNodes } from './commitment-node.store.ts';
import { readRanges, toHex } from './read-ranges.ts';
import { signHeads } from './sign-heads.ts';
import type { KeyVault } from './signing-key.ts';

const HOUR_MS = 3_600_000;
/** Commitments that one transaction takes into the tree; an hour that has more of them takes several. */
const BATCH = 4_096;

/** The beginning of the hour that is to be summed up next: the one after the last, or the one in which the log began. */
async function nextHour(client: pg.PoolClient, last: StoredHead | undefined): Promise<number | undefined> {
  if (last) return last.hour.getTime() + HOUR_MS;
  return (await readFirstHour(client))?.getTime();
}

/** Appends commitments to the tree. Answers its new size. */
async function appendToTree(client: pg.PoolClient, taken: readonly LoggedCommitment[]): Promise<number> {
  const size = await readSize(client);
  const edge = subtreesOf({ from: 0, to: size }).map(({ level, place }) => ({ from: place << level, to: (place + 1) << level }));
  await writeNodes(client, appendLeaves(size, await readRanges(client, edge), taken.map(commitmentLeaf)));
  await writePlaces(
    client,
    size,
    taken.map(({ id }) => id),
  );
  return size + taken.length;
}

/**
 * Takes the next step of the oldest hour that is over and has no head yet: a batch of its commitments into the tree and, where these were the last ones, its
 * head, signed. Each step is a transaction, and the next one is read from the rows, so that a process may end anywhere. Takes what is visible: a commitment whose
 * transaction ends late stands in the next hour.
 *
 * @param asOf hours that end until then are over; the database's clock where none is given. For tests.
 * @param batch how many commitments a step takes. For tests.
 * @returns the step; `none` where no hour is due
 */
export function growLog(pool: pg.Pool, vault: KeyVault, asOf?: Date, batch = BATCH): Promise<'batch' | 'head' | 'none'> {
  return inTransaction(pool, async (client) => {
    const { last, now } = await lockLog(client);
    // Heads from before heads were signed; each later one is signed as it is written.
    if (last?.signature === null) await signHeads(client, vault);
    const hour = await nextHour(client, last);
    if (hour === undefined || hour + HOUR_MS > (asOf ?? now).getTime()) return 'none';
    const taken = await readWaiting(client, new Date(hour + HOUR_MS), batch);
    const size = await appendToTree(client, taken);
    if (taken.length === batch) return 'batch';
    const [root] = await readRanges(client, [{ from: 0, to: size }]);
    await writeHead(client, { number: (last?.number ?? 0) + 1, hour: new Date(hour), size, root: toHex(root as Uint8Array) });
    await signHeads(client, vault);
    return 'head';
  });
}
