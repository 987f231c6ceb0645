import { Book } from '@touchline/feed/book/book';
import type { BookMatch, MatchChange } from '@touchline/feed/book/book-match';
import { type MatchSnapshot, restoreMatch } from '@touchline/feed/book/match-snapshot';
import type { SelectionId } from '@touchline/kernel/selection';
import type { Log } from '#platform/watch/log';

/** Observers of the book. Called synchronously, after the book has changed. */
export interface FeedObserver {
  changed?(change: MatchChange): void;
  /** The match has left the book; it is passed as it was. */
  removed?(match: BookMatch): void;
  /** The source went silent, or is back: every price's status may differ. */
  silence?(silent: boolean): void;
}

/** So many matches as a page shows: once they are confirmed, what people look at is open. */
const OPEN_MATCHES = 50;

/** The book of this process with the observers of its changes. The source of events applies them; the rest happens here. */
export class ObservedBook {
  readonly book = new Book();
  /** Whether bets are taken: since the silence ended as much has been confirmed as a page shows, or all that is known. */
  #isOpen = false;
  /** Confirmed since then; no longer counted once there are enough. */
  readonly #confirmed = new Set<number>();
  /** Known from before a restart or a silence, and not confirmed since; true where a request has asked for them. */
  readonly #unconfirmed = new Map<number, boolean>();
  readonly #observers = new Set<FeedObserver>();
  readonly #log: Log;

  /** Silent until the source has spoken. */
  constructor(log: Log) {
    this.#log = log;
    this.book.isSourceSilent = true;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }
  /** The source has said the match's prices. */
  confirm(matchId: number): void {
    this.#unconfirmed.delete(matchId);
    if (this.#isOpen) return;
    this.#confirmed.add(matchId);
    if (this.#confirmed.size >= OPEN_MATCHES || this.#unconfirmed.size === 0) this.open();
  }
  /** All there is has been confirmed, or as much as a page shows. */
  open(): void {
    this.#isOpen = true;
    this.#confirmed.clear();
  }
  /** Somebody looks at a match. True where it waits to be confirmed and nobody has looked at it yet. */
  look(matchId: number): boolean {
    if (this.#unconfirmed.get(matchId) !== false) return false;
    this.#unconfirmed.set(matchId, true);
    return true;
  }
  /** Matches to be confirmed that requests have asked for: these are confirmed first, in the order in which they were restored. */
  *lookedAt(): Generator<number> {
    for (const [matchId, isLookedAt] of this.#unconfirmed) if (isLookedAt) yield matchId;
  }
  /** Nothing is open until the source has said it again. */
  suspendAll(): void {
    const { book } = this;
    for (const match of book.matches()) {
      for (const market of book.markets(match)) book.mark(market, 'stale', true);
      this.#awaitConfirmation(match);
    }
  }

  observe(observer: FeedObserver): () => void {
    this.#observers.add(observer);
    return () => void this.#observers.delete(observer);
  }
  tell(change: MatchChange): void {
    for (const observer of this.#observers) observer.changed?.(change);
  }
  setSilence(silent: boolean): void {
    if (this.book.isSourceSilent === silent) return;
    this.book.isSourceSilent = silent;
    this.#isOpen = false;
    this.#confirmed.clear();
    this.#log[silent ? 'warn' : 'info'](
      silent ? 'the feed is silent: everything is suspended' : 'the feed speaks: matches open as they are confirmed',
    );
    for (const observer of this.#observers) observer.silence?.(silent);
  }
  /** `fresh`: it is how the match stands now; what was stored is suspended until the source confirms it. */
  takeSnapshot(snapshot: MatchSnapshot, fresh: boolean): void {
    const change = restoreMatch(this.book, snapshot, fresh);
    if (change.applied === 'duplicate') return;
    if (fresh) this.#unconfirmed.delete(change.match);
    else this.#awaitConfirmation(this.book.match(change.match));
    this.tell(change);
  }
  remove(matchId: number): void {
    const match = this.book.match(matchId);
    if (!match) return;
    for (const observer of this.#observers) observer.removed?.(match);
    this.book.removeMatch(matchId);
    this.#unconfirmed.delete(matchId);
  }
  /** Nothing more is said of what is closed. */
  #awaitConfirmation(match: BookMatch | undefined): void {
    if (match && this.book.countOfferedMarkets(match) > 0) this.#unconfirmed.set(match.id, false);
  }
  /** Every selection of a match that this book has ever shown. */
  *offered(matchId: number): Generator<SelectionId> {
    const { book } = this;
    const match = book.match(matchId);
    if (!match) return;
    for (const market of book.markets(match)) for (const s of book.selections(market)) yield book.selectionIdOf(market, s);
  }
}
