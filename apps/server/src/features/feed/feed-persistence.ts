import { type Book, CLOSED, OPEN } from '@touchline/feed/book/book';
import type { BookMatch, MatchChange } from '@touchline/feed/book/book-match';
import { snapshotMatch } from '@touchline/feed/book/match-snapshot';
import { marketOf } from '@touchline/kernel/selection';
import type { Platform } from '#platform/platform';
import { FEED_SUBJECTS } from './bus-messages.ts';
import type { FeedStore, PriceBatch, SettlementMessage, SnapshotRow } from './feed.store.ts';

/** Images a transaction: small enough not to hold the event loop for long. */
const CHUNK = 40;
const IMAGES_EVERY_MS = 10_000;
const PRICES_EVERY_MS = 15_000;
/** Markets beside the main lines are written down at every fourth writing, and no more than so many selections of a match each time. */
const SIDE_EVERY = 4;
const SIDE_SELECTIONS = 240;
/** Matches that deserve so much attention keep the prices of all their markets; those in play with less of it. */
const TOP_WEIGHT = 70;
const TOP_LIVE_WEIGHT = 45;
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

const isTop = ({ fixture, facts }: BookMatch): boolean =>
  fixture.weight >= TOP_WEIGHT || (fixture.weight >= TOP_LIVE_WEIGHT && facts.status !== 'planned');

function note(moved: Map<number, Set<number>>, match: number, selection: number): void {
  const set = moved.get(match) ?? new Set();
  moved.set(match, set.add(selection));
}

export function createRecorder(
  { log, clock, bus }: Pick<Platform, 'log' | 'clock' | 'bus'>,
  book: Book,
  store: FeedStore,
): FeedPersistence {
  let results: SettlementMessage[] = [];
  let left: SnapshotRow[] = [];
  const dirty = new Set<number>();
  const moved = new Map<number, Set<number>>();
  const movedBeside = new Map<number, Set<number>>();
  let writings = 0;
  const timers: NodeJS.Timeout[] = [];
  let soon: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();

  /** One transaction: all waiting results, and up to CHUNK images taken at this very moment. */
  async function writeChunk(withImages: boolean): Promise<boolean> {
    const takenResults = results;
    const takenLeft = left;
    results = [];
    left = [];
    const taken: number[] = [];
    const images = [...takenLeft];
    if (withImages)
      for (const matchId of dirty) {
        if (images.length >= CHUNK) break;
        taken.push(matchId);
        const match = book.match(matchId);
        if (match) images.push({ snapshot: snapshotMatch(book, match), leftBook: false });
      }
    for (const match of taken) dirty.delete(match);
    try {
      if (await store.write(takenResults, images)) bus.publish(FEED_SUBJECTS.results, null);
    } catch (err) {
      log.warn({ err }, 'the feed could not be stored; it will be tried again');
      results = [...takenResults, ...results];
      left = [...takenLeft, ...left];
      for (const match of taken) dirty.add(match);
      return false;
    }
    return withImages && dirty.size > 0;
  }

  /** One writer at a time, in order: ids of results are their order. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work).catch((err: unknown) => log.warn({ err }, 'recording the feed failed'));
    return queue;
  };
  const writeSoon = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      void inTurn(async () => void (await writeChunk(false)));
    }, RESULTS_AFTER_MS);
  };
  const writeSnapshots = (): Promise<void> =>
    inTurn(async () => {
      // Only what is dirty now: what becomes so meanwhile waits for the next round.
      for (let rounds = Math.ceil(dirty.size / CHUNK) + 1; rounds > 0 && (await writeChunk(true)); rounds--)
        await new Promise((resolve) => setImmediate(resolve));
    });
  const writePrices = (all: boolean): Promise<void> =>
    inTurn(async () => {
      const batches: PriceBatch[] = [];
      const beside = writings++ % SIDE_EVERY === 0 || all;
      const taken = [...moved, ...(beside ? movedBeside : [])];
      moved.clear();
      if (beside) movedBeside.clear();
      for (const [match, selections] of taken) {
        const list = [...selections];
        const odds = list.map((selection) => {
          const price = book.price(match, selection);
          return price && price.status === OPEN ? price.odds : 0;
        });
        batches.push({ matchId: match, selections: list, odds });
      }
      const at = new Date(clock.now());
      for (let i = 0; i < batches.length; i += 200) await store.writePrices(at, batches.slice(i, i + 200));
    });

  return {
    changed(change) {
      dirty.add(change.match);
      const match = book.match(change.match);
      if (!match) return;
      for (const selection of change.prices) {
        const market = book.find(match, marketOf(selection));
        if (market < 0 || (book.status(market) === CLOSED && !book.isFinal(market))) continue;
        if (book.isMain(market)) note(moved, change.match, selection);
        // All markets of all matches would be gigabytes a day: beside the main lines only what many look at.
        else if (isTop(match) && (movedBeside.get(change.match)?.size ?? 0) < SIDE_SELECTIONS) note(movedBeside, change.match, selection);
      }
    },
    result(message) {
      results.push(message);
      writeSoon();
    },
    over(match) {
      dirty.delete(match.id);
      left.push({ snapshot: snapshotMatch(book, match), leftBook: true });
    },
    start() {
      timers.push(
        setInterval(() => void writeSnapshots(), IMAGES_EVERY_MS),
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
