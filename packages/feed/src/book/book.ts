import type { MatchState } from '@touchline/betting/match-state/match-state';
import { invariant } from '@touchline/kernel/invariant';
import { MAX_OUTCOMES, type MarketId, marketOf, outcomeOf, type SelectionId } from '@touchline/kernel/selection';
import type { Champ, Competitor, Fixture, MarketStatus } from '../feed-events.ts';
import type { BookMatch } from './book-match.ts';
import { growTo } from './column.ts';
import { MarketIndex } from './market-index.ts';
import { Selections } from './selections.ts';

/** Status as a number, in the order of decreasing openness: the larger of two is what a bettor sees. */
export const OPEN = 0;
export const SUSPENDED = 1;
export const CLOSED = 2;
export type StatusCode = 0 | 1 | 2;
const STATUS_CODES: Record<MarketStatus, StatusCode> = { open: OPEN, suspended: SUSPENDED, closed: CLOSED };
export const statusCode = (status: MarketStatus): StatusCode => STATUS_CODES[status];
export const MARKET_STATUSES: readonly MarketStatus[] = ['open', 'suspended', 'closed'];

/** Bits of a market's state above the two of its status. */
const STATUS = 3;
const MAIN = 4;
const SETTLED = 8;
const CANCELLED = 16;
/** Known from before a gap or a restart, not confirmed since. */
const STALE = 32;

export interface CurrentPrice {
  /** Thousandths; 0 = not offered. */
  readonly odds: number;
  readonly status: StatusCode;
  readonly marketVersion: number;
}

/**
 * All matches and prices in memory, as columns of numbers (10,000 matches x 30 markets x 3 selections within 60 MB, feeds.md). Markets of
 * a match are a linked list through the columns, selections of a market a run of theirs, in the order in which they came; slots are reused.
 * Written by applyFeedEvent and restoreMatch alone.
 */
export class Book {
  readonly #matches = new Map<number, BookMatch>();
  readonly #freeMatchSlots: number[] = [];
  readonly #champs = new Map<number, Champ>();
  readonly #competitors = new Map<number, Competitor>();
  /** True while the source is silent: everything shows as suspended (T20). */
  isSourceSilent = false;

  #marketIds = new Float64Array(0);
  #marketMatchSlots = new Int32Array(0);
  #marketStates = new Uint8Array(0);
  #marketVersions = new Uint32Array(0);
  #nextMarkets = new Int32Array(0);
  #firstSelections = new Int32Array(0);
  /** Places of a market's run, of which the last may be empty. */
  #selectionPlaces = new Uint16Array(0);
  #marketsUsed = 0;
  #freeMarket = -1;

  readonly #selections = new Selections();

  readonly #index = new MarketIndex(
    (slot) => this.#marketMatchSlots[slot] as number,
    (slot) => this.#marketIds[slot] as number,
  );

  get size(): number {
    return this.#matches.size;
  }
  matches(): IterableIterator<BookMatch> {
    return this.#matches.values();
  }
  match(match: number): BookMatch | undefined {
    return this.#matches.get(match);
  }

  /** Bytes in columns, for the memory bench and the metrics. */
  get bytes(): number {
    const columns = [
      this.#marketIds,
      this.#marketMatchSlots,
      this.#marketStates,
      this.#marketVersions,
      this.#nextMarkets,
      this.#firstSelections,
      this.#selectionPlaces,
    ];
    return columns.reduce((sum, column) => sum + column.byteLength, this.#index.bytes + this.#selections.bytes);
  }

  /** Price, status as a bettor sees it and the market's version; undefined where the match or the selection is not in the book. */
  price(matchId: number, selection: SelectionId): CurrentPrice | undefined {
    const match = this.#matches.get(matchId);
    const market = match ? this.find(match, marketOf(selection)) : -1;
    if (market < 0) return undefined;
    const slot = this.#findSelection(market, outcomeOf(selection));
    if (slot < 0) return undefined;
    return { odds: this.oddsOf(slot), status: this.status(market), marketVersion: this.#marketVersions[market] as number };
  }

  /** Slot of a market, -1 = absent. */
  find(match: BookMatch, id: MarketId): number {
    return this.#index.find(match.slot, id);
  }
  *markets(match: BookMatch): Generator<number> {
    for (let m = match.firstMarket; m >= 0; m = this.#nextMarkets[m] as number) yield m;
  }
  /** Selection slots in the order in which the source lists them. */
  selections(market: number): Generator<number> {
    return this.#selections.taken(this.#firstSelections[market] as number, this.#selectionsEnd(market));
  }
  idOf(market: number): MarketId {
    return this.#marketIds[market] as number;
  }
  versionOf(market: number): number {
    return this.#marketVersions[market] as number;
  }
  isMain(market: number): boolean {
    return ((this.#marketStates[market] as number) & MAIN) !== 0;
  }
  /** Settled or cancelled: it never opens again unless that is rolled back (T22). */
  isFinal(market: number): boolean {
    return ((this.#marketStates[market] as number) & (SETTLED | CANCELLED)) !== 0;
  }
  /** Its bets are void, unless that is rolled back. */
  isCancelled(market: number): boolean {
    return ((this.#marketStates[market] as number) & CANCELLED) !== 0;
  }
  /** As a bettor sees it. */
  status(market: number): StatusCode {
    const state = this.#marketStates[market] as number;
    if ((state & (SETTLED | CANCELLED)) !== 0) return CLOSED;
    const own = (state & STATUS) as StatusCode;
    return own === OPEN && (this.isSourceSilent || (state & STALE) !== 0) ? SUSPENDED : own;
  }
  /** As the source said it last, for images. */
  stateOf(market: number): number {
    return this.#marketStates[market] as number;
  }
  outcomeOf(selection: number): number {
    return this.#selections.outcome(selection);
  }
  /** Thousandths; 0 = not offered, also once the selection is decided. */
  oddsOf(selection: number): number {
    return Math.max(0, this.#selections.odds(selection));
  }
  isSelectionSettled(selection: number): boolean {
    return this.#selections.odds(selection) === -1;
  }
  /** Number of markets on offer: open, or suspended for a moment. */
  countOfferedMarkets(match: BookMatch): number {
    let n = 0;
    for (let m = match.firstMarket; m >= 0; m = this.#nextMarkets[m] as number) if (this.status(m) !== CLOSED) n++;
    return n;
  }
  /** Number of markets that can be bet on now. */
  countOpenMarkets(match: BookMatch): number {
    let n = 0;
    for (let m = match.firstMarket; m >= 0; m = this.#nextMarkets[m] as number) if (this.status(m) === OPEN) n++;
    return n;
  }

  addMatch(fixture: Fixture, source: string, seq: number, facts: MatchState): BookMatch {
    invariant(!this.#matches.has(fixture.id), `match ${fixture.id} is in the book already`);
    // Slots in use and free ones together are 0 to their number, so the next new one is the size when none is free.
    const slot = this.#freeMatchSlots.pop() ?? this.#matches.size;
    const match: BookMatch = {
      id: fixture.id,
      slot,
      source,
      seq,
      fixture: this.intern(fixture),
      facts,
      version: 1,
      firstMarket: -1,
      lastMarket: -1,
      markets: 0,
      lastScore: null,
      hasPositions: false,
    };
    this.#matches.set(fixture.id, match);
    return match;
  }

  removeMatch(matchId: number): void {
    const match = this.#matches.get(matchId);
    if (!match) return;
    for (let m = match.firstMarket; m >= 0; ) {
      const next = this.#nextMarkets[m] as number;
      this.#index.remove(match.slot, this.#marketIds[m] as number);
      this.#selections.release(this.#firstSelections[m] as number, this.#selectionPlaces[m] as number);
      this.#nextMarkets[m] = this.#freeMarket;
      this.#freeMarket = m;
      m = next;
    }
    this.#matches.delete(matchId);
    this.#freeMatchSlots.push(match.slot);
  }

  /** The same championship or competitor of many matches is kept once. */
  intern(fixture: Fixture): Fixture {
    const home = internOne(this.#competitors, fixture.home);
    const away = fixture.away && internOne(this.#competitors, fixture.away);
    return { ...fixture, champ: internOne(this.#champs, fixture.champ), home, away };
  }

  /** `selections`: how many are to come; more find room as well. */
  addMarket(match: BookMatch, id: MarketId, selections: number): number {
    let slot = this.#freeMarket;
    if (slot >= 0) this.#freeMarket = this.#nextMarkets[slot] as number;
    else {
      slot = this.#marketsUsed++;
      this.#marketIds = growTo(this.#marketIds, slot + 1);
      this.#marketMatchSlots = growTo(this.#marketMatchSlots, slot + 1);
      this.#marketStates = growTo(this.#marketStates, slot + 1);
      this.#marketVersions = growTo(this.#marketVersions, slot + 1);
      this.#nextMarkets = growTo(this.#nextMarkets, slot + 1);
      this.#firstSelections = growTo(this.#firstSelections, slot + 1);
      this.#selectionPlaces = growTo(this.#selectionPlaces, slot + 1);
    }
    this.#marketIds[slot] = id;
    this.#marketMatchSlots[slot] = match.slot;
    this.#marketStates[slot] = CLOSED;
    this.#marketVersions[slot] = 0;
    const places = Math.min(selections, MAX_OUTCOMES);
    this.#firstSelections[slot] = this.#selections.reserve(places);
    this.#selectionPlaces[slot] = places;
    // At the end, so that markets keep the source's order.
    this.#nextMarkets[slot] = -1;
    if (match.firstMarket < 0) match.firstMarket = slot;
    else this.#nextMarkets[match.lastMarket] = slot;
    match.lastMarket = slot;
    match.markets++;
    this.#index.add(slot);
    return slot;
  }

  /** Sets status and `main` and confirms the market; true if a bettor sees a difference in the status. */
  setMarket(market: number, status: StatusCode, main: boolean): { readonly status: boolean; readonly main: boolean } {
    const before = this.status(market);
    const state = this.#marketStates[market] as number;
    this.#marketStates[market] = (state & (SETTLED | CANCELLED)) | status | (main ? MAIN : 0);
    const changed = this.status(market) !== before;
    if (changed) this.#bump(market);
    return { status: changed, main: ((state & MAIN) !== 0) !== main };
  }

  /** Only the status, for stops. */
  setStatus(market: number, status: StatusCode): boolean {
    const before = this.status(market);
    const state = this.#marketStates[market] as number;
    this.#marketStates[market] = (state & ~STATUS) | status;
    const changed = this.status(market) !== before;
    if (changed) this.#bump(market);
    return changed;
  }

  /** Sets or clears a mark; true if a bettor sees a difference. */
  mark(market: number, what: 'settled' | 'cancelled' | 'stale', on: boolean): boolean {
    const before = this.status(market);
    const bit = what === 'settled' ? SETTLED : what === 'cancelled' ? CANCELLED : STALE;
    const state = this.#marketStates[market] as number;
    this.#marketStates[market] = on ? state | bit : state & ~bit;
    const changed = this.status(market) !== before;
    if (changed) this.#bump(market);
    return changed;
  }

  /** Sets one price unless the selection is settled; returns what changed. */
  setOdds(market: number, outcome: number, odds: number): 'same' | 'price' | 'new' {
    const slot = this.#findSelection(market, outcome);
    if (slot < 0) {
      this.#addSelection(market, outcome, odds);
      this.#bump(market);
      return 'new';
    }
    const before = this.#selections.odds(slot);
    if (before === odds || before === -1) return 'same';
    this.#selections.setOdds(slot, odds);
    this.#bump(market);
    return 'price';
  }

  /** The selection has a result: it is not offered any more. */
  settleSelection(market: number, outcome: number): boolean {
    const slot = this.#findSelection(market, outcome);
    if (slot < 0 || this.#selections.odds(slot) === -1) return false;
    this.#selections.setOdds(slot, -1);
    this.#bump(market);
    return true;
  }
  /** Takes results back: decided selections are known again, without a price until the source sends one. */
  reopenSelections(market: number): void {
    for (const s of this.selections(market)) if (this.#selections.odds(s) === -1) this.#selections.setOdds(s, 0);
    this.#bump(market);
  }
  areAllSelectionsSettled(market: number): boolean {
    let any = false;
    for (const s of this.selections(market)) {
      if (this.#selections.odds(s) !== -1) return false;
      any = true;
    }
    return any;
  }
  /** Image of a market as it was stored. */
  restoreMarket(market: number, state: number, version: number, isLive: boolean): void {
    this.#marketStates[market] = isLive ? state : state | STALE;
    this.#marketVersions[market] = version;
  }
  restoreOdds(market: number, outcome: number, odds: number): void {
    this.#addSelection(market, outcome, odds);
  }
  rawOdds(selection: number): number {
    return this.#selections.odds(selection);
  }
  selectionIdOf(market: number, selection: number): SelectionId {
    return (this.#marketIds[market] as number) * MAX_OUTCOMES + this.#selections.outcome(selection);
  }

  #bump(market: number): void {
    this.#marketVersions[market] = (this.#marketVersions[market] as number) + 1;
  }

  #selectionsEnd(market: number): number {
    return (this.#firstSelections[market] as number) + (this.#selectionPlaces[market] as number);
  }

  #findSelection(market: number, outcome: number): number {
    return this.#selections.find(outcome, this.#firstSelections[market] as number, this.#selectionsEnd(market));
  }

  #addSelection(market: number, outcome: number, odds: number): void {
    const end = this.#selectionsEnd(market);
    let slot = this.#firstSelections[market] as number;
    while (slot < end && this.#selections.isTaken(slot)) slot++;
    if (slot === end) {
      const places = this.#selectionPlaces[market] as number;
      const first = this.#selections.widen(this.#firstSelections[market] as number, places);
      this.#firstSelections[market] = first;
      this.#selectionPlaces[market] = places + 1;
      slot = first + places;
    }
    this.#selections.take(slot, outcome, odds);
  }
}

/** Keeps the first object of an id for as long as its content stays the same. */
function internOne<T extends { readonly id: number; readonly names: { readonly en: string } }>(known: Map<number, T>, one: T): T {
  const before = known.get(one.id);
  if (before && (before === one || JSON.stringify(before) === JSON.stringify(one))) return before;
  known.set(one.id, one);
  return one;
}
