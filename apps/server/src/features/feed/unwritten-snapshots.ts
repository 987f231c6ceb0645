import type { Book } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { snapshotMatch } from '@touchline/feed/book/match-snapshot';
import type { Platform } from '#platform/platform';
import { FEED_SUBJECTS } from './bus-messages.ts';
import type { FeedStore } from './feed.store.ts';
import type { SnapshotRow } from './match-snapshot.store.ts';
import type { SettlementMessage } from './settlement-message.store.ts';

/** Snapshots a transaction: small enough not to hold the event loop for long. */
const CHUNK = 40;

/** Results and matches that are not stored as they are. A snapshot is taken when it is written, together with the results up to it. */
export class UnwrittenSnapshots {
  readonly #platform: Pick<Platform, 'log' | 'bus'>;
  readonly #book: Book;
  readonly #store: FeedStore;
  #results: SettlementMessage[] = [];
  /** Matches that have left the book, as they were then. */
  #left: SnapshotRow[] = [];
  readonly #dirty = new Set<number>();

  constructor(platform: Pick<Platform, 'log' | 'bus'>, book: Book, store: FeedStore) {
    this.#platform = platform;
    this.#book = book;
    this.#store = store;
  }

  changed(match: number): void {
    this.#dirty.add(match);
  }
  result(message: SettlementMessage): void {
    this.#results.push(message);
  }
  /** The match is about to leave the book. */
  over(match: BookMatch): void {
    this.#dirty.delete(match.id);
    this.#left.push({ snapshot: snapshotMatch(this.#book, match), leftBook: true });
  }

  /** Writes what is unwritten now, chunk by chunk; others have their turn in between. */
  async writeAll(): Promise<void> {
    // Only what is dirty now: what becomes so meanwhile waits for the next round.
    for (let rounds = Math.ceil(this.#dirty.size / CHUNK) + 1; rounds > 0 && (await this.writeChunk(true)); rounds--)
      await new Promise((resolve) => setImmediate(resolve));
  }

  /**
   * One transaction: all waiting results, and up to CHUNK snapshots taken at this very moment. Returns whether snapshots are left to be written; false
   * as well where it failed, and then everything waits for the next time.
   */
  async writeChunk(withSnapshots: boolean): Promise<boolean> {
    const { log, bus } = this.#platform;
    const takenResults = this.#results;
    const takenLeft = this.#left;
    this.#results = [];
    this.#left = [];
    const taken: number[] = [];
    const snapshots = [...takenLeft];
    if (withSnapshots)
      for (const matchId of this.#dirty) {
        if (snapshots.length >= CHUNK) break;
        taken.push(matchId);
        const match = this.#book.match(matchId);
        if (match) snapshots.push({ snapshot: snapshotMatch(this.#book, match), leftBook: false });
      }
    for (const match of taken) this.#dirty.delete(match);
    try {
      if (await this.#store.write(takenResults, snapshots)) bus.publish(FEED_SUBJECTS.results, null);
    } catch (err) {
      log.warn({ err }, 'failed to store the feed; retrying');
      this.#results = [...takenResults, ...this.#results];
      this.#left = [...takenLeft, ...this.#left];
      for (const match of taken) this.#dirty.add(match);
      return false;
    }
    return withSnapshots && this.#dirty.size > 0;
  }
}
