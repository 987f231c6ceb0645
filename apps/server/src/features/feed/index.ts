import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { Book } from '@touchline/feed/book/book';
import type { BookMatch, MatchChange } from '@touchline/feed/book/book-match';
import { type MatchSnapshot, restoreMatch, snapshotMatch } from '@touchline/feed/book/match-snapshot';
import type { FeedEvent, FeedEventBody, FeedSource } from '@touchline/feed/feed-events';
import type { MatchHistory } from '@touchline/feed/match-history';
import type { SelectionId } from '@touchline/kernel/selection';
import type { OverviewSections } from '#features/operator';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { type EventsMessage, FEED_SUBJECTS, type ImagesMessage, type WantedMessage } from './bus-messages.ts';
import { createFeedStore, type StoredResult } from './feed.store.ts';
import { createRecorder, KEEP_PRICE_DAYS } from './feed-persistence.ts';
import { createSilenceWatch } from './feed-watchdog.ts';
import { createFinishedMatches, type FinishedMatches, isFinished } from './finished-matches.ts';
import { createIngestLease } from './leader.ts';
import { presentResult } from './result-message.ts';
import { configuredSource } from './source.ts';
import type { Known } from './threads/messages.ts';

export { FEED_SUBJECTS } from './bus-messages.ts';
export type { StoredResult } from './feed.store.ts';
export { createForBrands, type ForBrands } from './for-brands.ts';
export { missingRecordedFile } from './recorded-data.ts';

/** Who follows the book. Called synchronously, after the book has changed. */
export interface FeedObserver {
  changed?(change: MatchChange): void;
  /** The match has left the book; it is passed as it was. */
  removed?(match: BookMatch): void;
  /** The source went silent, or is back: every price's status may differ. */
  silence?(silent: boolean): void;
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
  /** [epoch seconds, odds; 0 = not on offer], oldest first. */
  readPrices(matchId: number, selectionId: number, from: Date | null, to: Date | null, limit: number): Promise<[number, number][]>;
  /** Whether this process runs the source. */
  isLeader(): boolean;
  /** Says the next thing of a match that is made out of other matches; false, and nothing said, where this process does not run the source. */
  derive(match: number, body: FeedEventBody): boolean;
  /** Writes what waits to be written; for tests and orderly stops. */
  flush(): Promise<void>;
}

const CHECK_MS = 250;
const SWEEP_MS = 15_000;
const PUBLISH_MS = 20;
const EVENTS_A_MESSAGE = 20;
const IMAGES_A_MESSAGE = 10;

/**
 * Runs the source (role ingest, one process at a time by lease) or follows the one that does. The source is the configured one unless
 * another is given; it is made when the lease is held, because a process without the lease needs none.
 */
export function createFeedFeature(platform: Platform, given?: FeedSource): FeedFeature {
  const { bus, clock, log, config, roles } = platform;
  const book = new Book();
  const store = createFeedStore(platform.pool);
  const recorder = createRecorder(platform, book, store);
  const observers = new Set<FeedObserver>();
  const watch = createSilenceWatch(clock.now());
  const overs: FinishedMatches = createFinishedMatches();
  const timers: NodeJS.Timeout[] = [];
  const ends: (() => void)[] = [];
  book.isSourceSilent = true;
  let source: FeedSource | undefined;
  /** Whether this process holds the lease, and whether its source speaks. */
  let chosen = false;
  let leading = false;
  let everAlive = false;
  /** Whether something has been on offer since the silence ended: bets are taken. */
  let open = false;
  let seqs = new Map<number, number>();
  let over = new Set<number>();
  let restored: Promise<void> = Promise.resolve();
  /** Other processes listen only where there is a broker. */
  const shared = config.natsUrl !== undefined;
  let outgoing: FeedEvent[] = [];

  const tell = (change: MatchChange): void => {
    for (const observer of observers) observer.changed?.(change);
  };
  const setSilence = (silent: boolean): void => {
    if (book.isSourceSilent === silent) return;
    book.isSourceSilent = silent;
    open = false;
    log[silent ? 'warn' : 'info'](
      silent ? 'the feed is silent: everything is suspended' : 'the feed speaks: matches open as they are confirmed',
    );
    for (const observer of observers) observer.silence?.(silent);
  };

  /** The one door through which events change the book of the process that runs the source. */
  function take(event: FeedEvent): void {
    if (!leading) return;
    if (shared) outgoing.push(event);
    if (event.type === 'Alive') {
      if (!event.subscribed) return;
      const returns = watch.silent && everAlive;
      everAlive = true;
      watch.alive(clock.now());
      if (!watch.silent) return;
      // After a silence nothing is open until the source has said it again: each match opens as its picture comes. At a start the stored
      // pictures are stale as they are.
      if (returns) for (const match of book.matches()) for (const market of book.markets(match)) book.mark(market, 'stale', true);
      watch.recovered(clock.now());
      setSilence(false);
      if (returns) source?.recover?.();
      return;
    }
    if (event.type === 'SnapshotComplete') {
      log.info('the feed is complete');
      watch.recovered(clock.now());
      setSilence(false);
      return;
    }
    const change = applyFeedEvent(book, event);
    if (change.applied === 'duplicate') return;
    // Results count even for matches that have left the book.
    const result = presentResult(event);
    if (result && !(change.applied === 'unknown' && event.seq <= (seqs.get(event.match) ?? 0))) recorder.result(result);
    if (change.applied === 'unknown') return;
    if (change.applied === 'gap') {
      log.warn({ match: event.match, seq: event.seq }, 'feed messages are missing');
      source?.recover?.(event.match);
    }
    if (event.type === 'MarketChanged') open = true;
    recorder.changed(change);
    overs.changed(book.match(event.match), clock.now());
    tell(change);
  }

  function publishEvents(): void {
    const events = outgoing;
    outgoing = [];
    for (let i = 0; i < events.length; i += EVENTS_A_MESSAGE)
      bus.publish(FEED_SUBJECTS.events, events.slice(i, i + EVENTS_A_MESSAGE) satisfies EventsMessage);
  }

  async function sendImages({ matches }: WantedMessage): Promise<void> {
    const wanted = matches ?? [...book.matches()].map((match) => match.id);
    for (let i = 0; i < wanted.length && leading; i += IMAGES_A_MESSAGE) {
      publishEvents();
      const images = wanted.slice(i, i + IMAGES_A_MESSAGE).flatMap((matchId) => {
        const match = book.match(matchId);
        return match ? [snapshotMatch(book, match)] : [];
      });
      bus.publish(FEED_SUBJECTS.images, images satisfies ImagesMessage);
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (matches === null && leading && !watch.silent) bus.publish(FEED_SUBJECTS.pictured, null);
  }

  /** A process that does not run the source. */
  function follow(event: FeedEvent): void {
    if (event.type === 'Alive') {
      watch.alive(clock.now());
      if (watch.wantsPicture) bus.publish(FEED_SUBJECTS.wanted, { matches: null } satisfies WantedMessage);
      return;
    }
    if (event.type === 'SnapshotComplete') return;
    const change = applyFeedEvent(book, event);
    if (change.applied === 'duplicate' || change.applied === 'unknown') return;
    if (change.applied === 'gap') bus.publish(FEED_SUBJECTS.wanted, { matches: [event.match] } satisfies WantedMessage);
    tell(change);
  }
  function takeImage(image: MatchSnapshot, fresh: boolean): void {
    const change = restoreMatch(book, image, fresh);
    if (change.applied !== 'duplicate') tell(change);
  }
  function remove(matchId: number): void {
    const match = book.match(matchId);
    if (!match) return;
    for (const observer of observers) observer.removed?.(match);
    book.removeMatch(matchId);
  }

  function sweep(): void {
    if (!leading) return;
    for (const matchId of overs.due(clock.now())) {
      const match = book.match(matchId);
      if (!match || !isFinished(match.facts)) continue;
      recorder.over(match);
      seqs.set(matchId, match.seq);
      over.add(matchId);
      remove(matchId);
      if (shared) bus.publish(FEED_SUBJECTS.removed, matchId);
    }
  }

  /** Every selection of a match that this book has ever shown. */
  function* offered(matchId: number): Generator<SelectionId> {
    const match = book.match(matchId);
    if (!match) return;
    for (const market of book.markets(match)) for (const s of book.selections(market)) yield book.selectionIdOf(market, s);
  }

  /** What a source that begins anew may build on. */
  function known(): Known {
    const at = new Map(seqs);
    const shown = new Map<number, Float64Array>();
    for (const match of book.matches()) {
      at.set(match.id, Math.max(match.seq, seqs.get(match.id) ?? 0));
      shown.set(match.id, Float64Array.from(offered(match.id)));
    }
    return { seqs: at, offered: shown, over };
  }

  /** Puts the stored pictures into the book, suspended until the source confirms them. */
  async function restore(): Promise<void> {
    for await (const image of store.readCurrentImages()) {
      takeImage(image, false);
      overs.changed(book.match(image.fixture.id), clock.now());
    }
  }

  async function lead(): Promise<void> {
    source = given ?? (await configuredSource(platform, known));
    // Both take seconds, on different processors.
    source.prepare?.();
    await restored;
    ({ seqs, over } = await store.readStored());
    await store.keepPriceDays(KEEP_PRICE_DAYS);
    if (!chosen) return;
    leading = true;
    recorder.start();
    log.info({ source: source.name }, 'running the feed');
    await source.start(
      take,
      (match) => Math.max(book.match(match)?.seq ?? 0, seqs.get(match) ?? 0),
      offered,
      (match) => over.has(match),
    );
  }
  const lease = createIngestLease(
    platform,
    // The first picture may take seconds: the start of the process does not wait for it, /health does.
    async () => {
      chosen = true;
      void lead().catch((err: unknown) => log.error({ err }, 'the feed could not be started'));
    },
    async () => {
      chosen = false;
      leading = false;
      await source?.stop();
      source = undefined;
    },
  );

  return {
    handlers: {},
    book,
    closedSports: [],
    opensSport: () => true,
    overviewSections: { feed: async () => ({ silent: book.isSourceSilent, matches: [...book.matches()].length }) },
    get history() {
      return source?.history;
    },
    observe(observer) {
      observers.add(observer);
      return () => void observers.delete(observer);
    },
    async readPastMatch(matchId) {
      const image = await store.readImage(matchId);
      if (!image) return undefined;
      const past = new Book();
      restoreMatch(past, image, false);
      return past;
    },
    readResults: store.readResults,
    readPrices: store.readPrices,
    isLeader: () => leading,
    derive(match, body) {
      if (!leading) return false;
      const seq = Math.max(book.match(match)?.seq ?? 0, seqs.get(match) ?? 0) + 1;
      take({ source: 'derived', seq, match, sourceTime: clock.now(), receivedAt: clock.now(), ...body });
      return true;
    },
    flush: () => recorder.flush(),
    healthIssue() {
      if (watch.silent && (roles.has('ingest') || (shared && roles.has('api')))) return 'the feed is silent';
      return leading && !open ? 'no match is open yet' : undefined;
    },
    notes: () => source?.notes?.() ?? [],

    async start() {
      restored = restore();
      if (roles.has('ingest')) await lease.start();
      await restored;
      timers.push(
        setInterval(() => {
          if (watch.check(clock.now())) setSilence(true);
        }, CHECK_MS),
        setInterval(sweep, SWEEP_MS),
      );
      if (shared) {
        ends.push(
          bus.subscribe(FEED_SUBJECTS.events, (message) => {
            if (!leading) for (const event of message as EventsMessage) follow(event);
          }),
          bus.subscribe(FEED_SUBJECTS.images, (message) => {
            if (!leading) for (const image of message as ImagesMessage) takeImage(image, true);
          }),
          bus.subscribe(FEED_SUBJECTS.pictured, () => {
            if (leading) return;
            watch.recovered(clock.now());
            setSilence(false);
          }),
          bus.subscribe(FEED_SUBJECTS.removed, (match) => {
            if (!leading) remove(match as number);
          }),
          bus.subscribe(FEED_SUBJECTS.wanted, (message) => {
            if (leading) void sendImages(message as WantedMessage);
          }),
        );
        timers.push(
          setInterval(() => {
            if (outgoing.length > 0) publishEvents();
          }, PUBLISH_MS),
        );
        bus.publish(FEED_SUBJECTS.wanted, { matches: null } satisfies WantedMessage);
      }
    },

    async stop() {
      for (const timer of timers) clearInterval(timer);
      for (const end of ends) end();
      chosen = false;
      await source?.stop();
      if (leading) {
        publishEvents();
        leading = false;
        await recorder.stop();
      }
      await lease.stop();
    },
  };
}
