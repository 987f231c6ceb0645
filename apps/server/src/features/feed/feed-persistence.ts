import type { Book } from '@touchline/feed/book/book';
import type { BookMatch, MatchChange } from '@touchline/feed/book/book-match';
import type { Platform } from '#platform/platform';
import type { FeedStore } from './feed.store.ts';
import type { SettlementMessage } from './settlement-message.store.ts';
import { UnwrittenPrices } from './unwritten-prices.ts';
import { UnwrittenSnapshots } from './unwritten-snapshots.ts';

const SNAPSHOTS_EVERY_MS = 10_000;
const PRICES_EVERY_MS = 15_000;
const RESULTS_AFTER_MS = 20;
/** Days that price history is kept; tomorrow's partition is made in time, every hour. */
export const KEEP_PRICE_DAYS = 7;
const PARTITIONS_EVERY_MS = 3_600_000;

/** Takes what the feed changes to the tables, in batches: never a statement per tick. */
export interface FeedPersistence {
  changed(change: MatchChange): void;
  result(message: SettlementMessage): void;
  /** The match is about to leave the book. */
  over(match: BookMatch): void;
  start(): void;
  /** Writes everything that waits. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

export function createRecorder(platform: Pick<Platform, 'log' | 'clock' | 'bus'>, book: Book, store: FeedStore): FeedPersistence {
  const { log } = platform;
  const snapshots = new UnwrittenSnapshots(platform, book, store);
  const prices = new UnwrittenPrices(platform, book, store);
  const timers: NodeJS.Timeout[] = [];
  let soon: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();

  /** One writer at a time, in order: ids of results are their order. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work).catch((err: unknown) => log.warn({ err }, 'recording the feed failed'));
    return queue;
  };
  const writeSoon = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      void inTurn(async () => void (await snapshots.writeChunk(false)));
    }, RESULTS_AFTER_MS);
  };
  const writeSnapshots = (): Promise<void> => inTurn(() => snapshots.writeAll());
  const writePrices = (all: boolean): Promise<void> => inTurn(() => prices.write(all));

  return {
    changed(change) {
      snapshots.changed(change.match);
      prices.changed(change);
    },
    result(message) {
      snapshots.result(message);
      writeSoon();
    },
    over: (match) => snapshots.over(match),
    start() {
      timers.push(
        setInterval(() => void writeSnapshots(), SNAPSHOTS_EVERY_MS),
        setInterval(() => void writePrices(false), PRICES_EVERY_MS),
        setInterval(() => void inTurn(() => store.keepPriceDays(KEEP_PRICE_DAYS)), PARTITIONS_EVERY_MS),
      );
    },
    async flush() {
      await writePrices(true);
      await writeSnapshots();
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      clearTimeout(soon);
      await writePrices(true);
      await writeSnapshots();
    },
  };
}
