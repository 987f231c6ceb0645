import type { Incident } from '@touchline/betting/match-state/match-state';
import type { Book } from '@touchline/feed/book/book';
import { type BookMatch, type MatchChange, NO_CHANGE } from '@touchline/feed/book/book-match';

/** Changes of a match since the last tick, merged: last value wins, since values are read from the book when the tick comes. */
export interface DirtyMatch {
  readonly prices: Set<number>;
  readonly markets: Set<number>;
  readonly incidents: Incident[];
  /** State, names or start. */
  state: boolean;
  added: boolean;
  /** More prices and markets have changed than are named here, while nobody was there to be told. */
  isPartial: boolean;
}

/** The ids of all selections of a match that the book has. */
function pricesOf(book: Book, match: BookMatch): number[] {
  const prices: number[] = [];
  for (const market of book.markets(match)) for (const s of book.selections(market)) prices.push(book.selectionIdOf(market, s));
  return prices;
}

/** Names everything of a match of which more has changed than was noted: whoever came since may have seen none of it. */
export function complete(book: Book, match: BookMatch, dirty: DirtyMatch): void {
  for (const market of book.markets(match)) dirty.markets.add(book.idOf(market));
  for (const selection of pricesOf(book, match)) dirty.prices.add(selection);
}

export class DirtyMatches {
  #matches = new Map<number, DirtyMatch>();

  /** `isWatched`: whether anybody is to be told. While a book fills there are a million prices, and nobody yet. */
  note(change: MatchChange, isWatched: boolean): void {
    let dirty = this.#matches.get(change.match);
    if (!dirty) {
      dirty = { prices: new Set(), markets: new Set(), incidents: [], state: false, added: false, isPartial: false };
      this.#matches.set(change.match, dirty);
    }
    if (isWatched) {
      for (const selection of change.prices) dirty.prices.add(selection);
      for (const market of change.markets) dirty.markets.add(market);
    } else dirty.isPartial = true;
    if (change.incident) dirty.incidents.push(change.incident);
    if (change.facts || change.fixture) dirty.state = true;
    if (change.added) dirty.added = true;
  }
  /** Every status of the match may differ. */
  noteAll(book: Book, match: BookMatch, isWatched: boolean): void {
    const prices = isWatched ? pricesOf(book, match) : [];
    this.note({ ...NO_CHANGE, applied: 'applied', match: match.id, prices }, isWatched);
  }
  forget(match: number): void {
    this.#matches.delete(match);
  }
  /** Returns everything and starts over. */
  take(): Map<number, DirtyMatch> {
    const taken = this.#matches;
    this.#matches = new Map();
    return taken;
  }
}
