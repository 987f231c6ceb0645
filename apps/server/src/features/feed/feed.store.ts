import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { createMatchSnapshotStore, type SnapshotRow, writeSnapshots } from './match-snapshot.store.ts';
import { createPriceHistoryStore } from './price-history.store.ts';
import { createSettlementMessageStore, type SettlementMessage, writeResults } from './settlement-message.store.ts';

/** Tables of the feed: matches, results and prices, each in a table of its own, and when its sources began. */
export function createFeedStore(pool: pg.Pool) {
  return {
    ...createMatchSnapshotStore(pool),
    ...createSettlementMessageStore(pool),
    ...createPriceHistoryStore(pool),

    /**
     * Results and snapshots taken at the same moment, in one transaction: a stored `seq` never runs ahead of the results up to it, so that after
     * a crash the source repeats what was not stored. Returns whether there are new results.
     */
    async write(results: readonly SettlementMessage[], snapshots: readonly SnapshotRow[]): Promise<boolean> {
      if (results.length === 0) {
        if (snapshots.length > 0) await writeSnapshots(pool, snapshots);
        return false;
      }
      return inTransaction(pool, async (client) => {
        const fresh = await writeResults(client, results);
        if (snapshots.length > 0) await writeSnapshots(client, snapshots);
        return fresh;
      });
    },

    /** When a source began (epoch ms): `nowMs` the first time it is asked for, the same ever after. */
    async getOrCreateEpoch(source: string, nowMs: number): Promise<number> {
      const { rows } = await pool.query<{ epoch_ms: bigint }>(
        `with made as (insert into feed_epoch (source, epoch_ms) values ($1, $2) on conflict do nothing returning epoch_ms)
         select epoch_ms from made union all select epoch_ms from feed_epoch where source = $1 limit 1`,
        [source, nowMs],
      );
      return Number(rows[0]?.epoch_ms ?? nowMs);
    },
  };
}
export type FeedStore = ReturnType<typeof createFeedStore>;
