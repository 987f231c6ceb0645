import { Book } from '@touchline/feed/book/book';
import { restoreMatch } from '@touchline/feed/book/match-snapshot';
import type { FeedEventBody, FeedSource } from '@touchline/feed/feed-events';
import type { MatchHistory } from '@touchline/feed/match-history';
import type { OverviewSections } from '#features/operator';
import type { Config } from '#platform/config';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { createFeedStore } from './feed.store.ts';
import { FeedExchange } from './feed-exchange.ts';
import { createRecorder } from './feed-persistence.ts';
import { FeedRunner } from './feed-runner.ts';
import { createSilenceWatch } from './feed-watchdog.ts';
import { createIngestLease } from './leader.ts';
import { type FeedObserver, ObservedBook } from './observed-book.ts';
import type { StoredResult } from './settlement-message.store.ts';
import { configuredSource } from './source.ts';
import { createBegunThread } from './threads/begun-thread.ts';
import type { Known } from './threads/messages.ts';
import { startWorldThread, type Thread } from './threads/start-thread.ts';

export { FEED_SUBJECTS } from './bus-messages.ts';
export { createForBrands, type ForBrands } from './for-brands.ts';
export { missingRecordedFile } from './recorded-data.ts';
export type { StoredResult } from './settlement-message.store.ts';
export type { Thread } from './threads/start-thread.ts';

/**
 * Starts the thread of the simulated world where this process is sure to run it, so that its program is loaded while the database starts; undefined
 * elsewhere.
 */
export function beginWorld({ feed, roles, natsUrl }: Config): Thread | undefined {
  return feed.kind === 'simulator' && roles.has('ingest') && natsUrl === undefined ? startWorldThread() : undefined;
}

export interface FeedFeature extends Feature {
  /** All current matches and prices of this process. Read only. */
  readonly book: Book;
  /** Sports of which there is nothing in it, ascending ids: those that a brand does not offer. Of the whole feed: none. */
  readonly closedSports: readonly number[];
  opensSport(sport: number): boolean;
  readonly overviewSections: OverviewSections<'feed'>;
  observe(observer: FeedObserver): () => void;
  /** The past, where the source of this process knows it. */
  readonly history: MatchHistory | undefined;
  /** A match that has left the book, in a book of its own; undefined where it never was. */
  readPastMatch(matchId: number): Promise<Book | undefined>;
  /** Results after a cursor, in commit order; `FEED_SUBJECTS.results` says when to look. */
  readResults(afterId: bigint, limit: number): Promise<StoredResult[]>;
  /** Prices by selection, thousandths, at which a race was off; null where none were told. */
  readStartingPrices(matchId: number): Promise<ReadonlyMap<number, number> | null>;
  /** [epoch seconds, odds; 0 = not on offer], oldest first. */
  readPrices(matchId: number, selectionId: number, from: Date | null, to: Date | null, limit: number): Promise<[number, number][]>;
  /** Somebody looks at a match: where its prices wait to be confirmed after a restart or a silence, it comes before others. */
  hasten(matchId: number): void;
  /** Whether a match is stored and comes into the book within seconds: after a start what runs or begins soon is read first. */
  isUnread(matchId: number): boolean;
  /** Whether this process runs the source. */
  isLeader(): boolean;
  /** Says the next thing of a match that is made out of other matches; false, and nothing said, where this process does not run the source. */
  emitDerived(match: number, body: FeedEventBody): boolean;
  /** Writes what waits to be written; for tests and orderly stops. */
  flush(): Promise<void>;
}

const CHECK_MS = 250;
const SWEEP_MS = 15_000;

/**
 * Runs the source (role ingest, one process at a time by lease) or follows the one that does. The source is the configured one unless
 * another is given, with the thread `begun` if it is the simulated world; it is made when the lease is held, because a process without the lease needs none.
 */
export function createFeedFeature(platform: Platform, given?: FeedSource, begun?: Thread): FeedFeature {
  const { clock, roles } = platform;
  const view = new ObservedBook(platform.log);
  const { book } = view;
  const store = createFeedStore(platform.pool);
  const recorder = createRecorder(platform, book, store);
  const watch = createSilenceWatch(clock.now());
  const exchange = new FeedExchange(platform, view, watch);
  const takeBegun = createBegunThread(begun, platform.log);
  const createSource = (known: () => Known) => given ?? configuredSource(platform, known, takeBegun);
  const runner = new FeedRunner(platform, { view, watch, store, recorder, exchange, isSoonFirst: begun !== undefined, createSource });
  if (begun) runner.prepare();
  const lease = createIngestLease(
    platform,
    async () => runner.choose(),
    () => runner.resign(),
  );
  const timers: NodeJS.Timeout[] = [];

  return {
    handlers: {},
    book,
    closedSports: [],
    opensSport: () => true,
    overviewSections: { feed: async () => ({ silent: book.isSourceSilent, matches: [...book.matches()].length }) },
    get history() {
      return runner.history;
    },
    observe: (observer) => view.observe(observer),
    async readPastMatch(matchId) {
      const snapshot = await store.readSnapshot(matchId);
      if (!snapshot) return undefined;
      const past = new Book();
      restoreMatch(past, snapshot, false);
      return past;
    },
    readResults: store.readResults,
    readStartingPrices: store.readStartingPrices,
    readPrices: store.readPrices,
    hasten: (matchId) => runner.hasten(matchId),
    isUnread: (matchId) => runner.isUnread(matchId),
    isLeader: () => runner.isLeading,
    emitDerived: (match, body) => runner.emitDerived(match, body),
    flush: () => recorder.flush(),
    healthIssue() {
      if (watch.silent && (roles.has('ingest') || (exchange.isShared && roles.has('api')))) return 'the feed is silent';
      return runner.isLeading && !view.isOpen ? 'no match is open yet' : undefined;
    },
    notes: () => runner.notes(),

    async start() {
      const restored = runner.restore();
      if (roles.has('ingest')) await lease.start();
      await restored;
      timers.push(
        setInterval(() => {
          if (watch.check(clock.now())) view.setSilence(true);
        }, CHECK_MS),
        setInterval(() => runner.sweep(), SWEEP_MS),
      );
      exchange.start(() => runner.isLeading);
    },

    async stop() {
      for (const timer of timers) clearInterval(timer);
      exchange.stop();
      await runner.stop();
      await lease.stop();
    },
  };
}
