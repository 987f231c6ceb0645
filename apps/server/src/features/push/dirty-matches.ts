import type { Incident } from '@touchline/betting/match-state/match-state';
import type { Book } from '@touchline/feed/book/book';
import type { BookMatch, MatchChange } from '@touchline/feed/book/book-match';

/** Changes of a match since the last tick, merged: last value wins, since values are read from the book when the tick comes. */
export interface DirtyMatch {
  readonly prices: Set<number>;
  readonly markets: Set<number>;
  readonly incidents: Incident[];
  /** State, names or start. */
  state: boolean;
  added: boolean;
}

export class DirtyMatches {
  #matches = new Map<number, DirtyMatch>();

  note(change: MatchChange): void {
    let dirty = this.#matches.get(change.match);
    if (!dirty) {
      dirty = { prices: new Set(), markets: new Set(), incidents: [], state: false, added: false };
      this.#matches.set(change.match, dirty);
    }
    for (const selection of change.prices) dirty.prices.add(selection);
    for (const market of change.markets) dirty.markets.add(market);
    if (change.incident) dirty.incidents.push(change.incident);
    if (change.facts || change.fixture) dirty.state = true;
    if (change.added) dirty.added = true;
  }
  /** Every status of the match may differ. */
  noteAll(book: Book, match: BookMatch): void {
    const prices: number[] = [];
    for (const market of book.markets(match)) for (const s of book.selections(market)) prices.push(book.selectionIdOf(market, s));
    this.note({
      applied: 'applied',
      match: match.id,
      added: false,
      fixture: false,
      facts: false,
      incident: null,
      material: false,
      markets: [],
      prices,
    });
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
