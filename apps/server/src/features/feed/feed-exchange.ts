import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { snapshotMatch } from '@touchline/feed/book/match-snapshot';
import type { FeedEvent } from '@touchline/feed/feed-events';
import type { Platform } from '#platform/platform';
import { type EventsMessage, FEED_SUBJECTS, type SnapshotRequest, type SnapshotsMessage } from './bus-messages.ts';
import type { FeedWatchdog } from './feed-watchdog.ts';
import type { ObservedBook } from './observed-book.ts';

const PUBLISH_MS = 20;
const EVENTS_A_MESSAGE = 20;
const SNAPSHOTS_A_MESSAGE = 10;

/**
 * Messages between processes about the feed: the one that runs the source its events, and snapshots of matches where they are asked for; the others what
 * they miss. Others listen only where there is a broker: without one nothing is published.
 */
export class FeedExchange {
  readonly isShared: boolean;
  readonly #platform: Pick<Platform, 'bus' | 'clock'>;
  readonly #view: ObservedBook;
  readonly #watch: FeedWatchdog;
  #outgoing: FeedEvent[] = [];
  #isLeading: () => boolean = () => false;
  #timer: NodeJS.Timeout | undefined;
  readonly #ends: (() => void)[] = [];

  constructor(platform: Pick<Platform, 'bus' | 'clock' | 'config'>, view: ObservedBook, watch: FeedWatchdog) {
    this.isShared = platform.config.natsUrl !== undefined;
    this.#platform = platform;
    this.#view = view;
    this.#watch = watch;
  }

  /** Follows the process that runs the source while this one does not, and asks for a picture of everything. */
  start(isLeading: () => boolean): void {
    if (!this.isShared) return;
    const { bus, clock } = this.#platform;
    this.#isLeading = isLeading;
    this.#ends.push(
      bus.subscribe(FEED_SUBJECTS.events, (message) => {
        if (!isLeading()) for (const event of message as EventsMessage) this.#follow(event);
      }),
      bus.subscribe(FEED_SUBJECTS.snapshots, (message) => {
        if (!isLeading()) for (const snapshot of message as SnapshotsMessage) this.#view.takeSnapshot(snapshot, true);
      }),
      bus.subscribe(FEED_SUBJECTS.snapshotComplete, () => {
        if (isLeading()) return;
        this.#watch.recovered(clock.now());
        this.#view.setSilence(false);
      }),
      bus.subscribe(FEED_SUBJECTS.removed, (match) => {
        if (!isLeading()) this.#view.remove(match as number);
      }),
      bus.subscribe(FEED_SUBJECTS.snapshotRequest, (message) => {
        if (isLeading()) void this.#sendSnapshots(message as SnapshotRequest);
      }),
    );
    this.#timer = setInterval(() => {
      if (this.#outgoing.length > 0) this.publish();
    }, PUBLISH_MS);
    this.#ask(null);
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const end of this.#ends) end();
  }

  /** Goes out with the next batch. */
  send(event: FeedEvent): void {
    if (this.isShared) this.#outgoing.push(event);
  }

  /** Waiting messages go out now. */
  publish(): void {
    const events = this.#outgoing;
    this.#outgoing = [];
    for (let i = 0; i < events.length; i += EVENTS_A_MESSAGE)
      this.#platform.bus.publish(FEED_SUBJECTS.events, events.slice(i, i + EVENTS_A_MESSAGE) satisfies EventsMessage);
  }

  /** A match has left the book. */
  removed(matchId: number): void {
    if (this.isShared) this.#platform.bus.publish(FEED_SUBJECTS.removed, matchId);
  }

  async #sendSnapshots({ matches }: SnapshotRequest): Promise<void> {
    const { bus } = this.#platform;
    const { book } = this.#view;
    const wanted = matches ?? [...book.matches()].map((match) => match.id);
    for (let i = 0; i < wanted.length && this.#isLeading(); i += SNAPSHOTS_A_MESSAGE) {
      this.publish();
      const snapshots = wanted.slice(i, i + SNAPSHOTS_A_MESSAGE).flatMap((matchId) => {
        const match = book.match(matchId);
        return match ? [snapshotMatch(book, match)] : [];
      });
      bus.publish(FEED_SUBJECTS.snapshots, snapshots satisfies SnapshotsMessage);
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (matches === null && this.#isLeading() && !this.#watch.silent) bus.publish(FEED_SUBJECTS.snapshotComplete, null);
  }

  #follow(event: FeedEvent): void {
    if (event.type === 'Alive') {
      this.#watch.alive(this.#platform.clock.now());
      if (this.#watch.wantsPicture) this.#ask(null);
      return;
    }
    if (event.type === 'SnapshotComplete') return;
    const change = applyFeedEvent(this.#view.book, event);
    if (change.applied === 'duplicate' || change.applied === 'unknown') return;
    if (change.applied === 'gap') this.#ask([event.match]);
    this.#view.tell(change);
  }

  /** Asks for snapshots; null: of everything. */
  #ask(matches: SnapshotRequest['matches']): void {
    this.#platform.bus.publish(FEED_SUBJECTS.snapshotRequest, { matches } satisfies SnapshotRequest);
  }
}
