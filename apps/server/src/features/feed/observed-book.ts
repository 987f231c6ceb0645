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

/** The book of this process with the observers of its changes. The source of events applies them; the rest happens here. */
export class ObservedBook {
  readonly book = new Book();
  /** Whether something has been on offer since the silence ended: bets are taken. */
  isOpen = false;
  readonly #observers = new Set<FeedObserver>();
  readonly #log: Log;

  /** Silent until the source has spoken. */
  constructor(log: Log) {
    this.#log = log;
    this.book.isSourceSilent = true;
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
    this.isOpen = false;
    this.#log[silent ? 'warn' : 'info'](
      silent ? 'the feed is silent: everything is suspended' : 'the feed speaks: matches open as they are confirmed',
    );
    for (const observer of this.#observers) observer.silence?.(silent);
  }
  /** `fresh`: it is how the match stands now; what was stored is suspended until the source confirms it. */
  takeImage(image: MatchSnapshot, fresh: boolean): void {
    const change = restoreMatch(this.book, image, fresh);
    if (change.applied !== 'duplicate') this.tell(change);
  }
  remove(matchId: number): void {
    const match = this.book.match(matchId);
    if (!match) return;
    for (const observer of this.#observers) observer.removed?.(match);
    this.book.removeMatch(matchId);
  }
  /** Every selection of a match that this book has ever shown. */
  *offered(matchId: number): Generator<SelectionId> {
    const { book } = this;
    const match = book.match(matchId);
    if (!match) return;
    for (const market of book.markets(match)) for (const s of book.selections(market)) yield book.selectionIdOf(market, s);
  }
}
