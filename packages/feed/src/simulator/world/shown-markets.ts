import { NO_FACTS } from '@touchline/betting/match-state/match-facts';
import { type MarketId, marketOf, outcomeOf, type SelectionId } from '@touchline/kernel/selection';
import { type Book, CLOSED, OPEN } from '../../book/book.ts';
import type { Lane as BookLane } from '../../book/lane.ts';
import type { Fixture, MarketPrices } from '../../vocabulary.ts';

/**
 * What the receiver has been told of a match's markets: every outcome ever shown, so that each is settled, and the prices shown at present.
 * Kept in the columns of a book that all matches share: as objects the hundreds of thousands of markets took five times the memory.
 */
export class ShownMarkets {
  readonly #book: Book;
  readonly #lane: BookLane;
  /** Markets whose results were taken back: they settle under the next version. */
  readonly #rolledBack = new Set<MarketId>();

  constructor(book: Book, fixture: Fixture, offered: Iterable<SelectionId>) {
    this.#book = book;
    this.#lane = book.addLane(fixture, '', 0, NO_FACTS);
    for (const selection of offered) book.setOdds(this.#slot(marketOf(selection)), outcomeOf(selection), 0);
  }

  /** Markets ever shown, in the order in which they were. */
  *ids(): Generator<MarketId> {
    for (const slot of this.#book.markets(this.#lane)) yield this.#book.idOf(slot);
  }

  /** Outcomes ever shown of a market. */
  *outcomes(market: MarketId): Generator<number> {
    const slot = this.#book.find(this.#lane, market);
    if (slot >= 0) for (const s of this.#book.selections(slot)) yield this.#book.outcomeOf(s);
  }

  isShown(market: MarketId): boolean {
    const slot = this.#book.find(this.#lane, market);
    return slot >= 0 && this.#book.status(slot) === OPEN;
  }

  isSettled(market: MarketId): boolean {
    const slot = this.#book.find(this.#lane, market);
    return slot >= 0 && this.#book.isDecided(slot);
  }

  /** Price shown of an outcome, thousandths; 0 = none. */
  odds(selection: SelectionId): number {
    return this.isShown(marketOf(selection)) ? (this.#book.price(this.#lane.match, selection)?.odds ?? 0) : 0;
  }

  /** Whether the receiver has exactly these prices. */
  isSame(market: MarketPrices): boolean {
    const slot = this.#book.find(this.#lane, market.market);
    if (slot < 0 || this.#book.status(slot) !== OPEN || this.#book.isMain(slot) !== (market.main ?? false)) return false;
    const sent = new Map(market.prices);
    for (const s of this.#book.selections(slot)) {
      const outcome = this.#book.outcomeOf(s);
      if (this.#book.oddsOf(s) !== (sent.get(outcome) ?? 0)) return false;
      sent.delete(outcome);
    }
    return sent.size === 0;
  }

  /** Notes what has been sent. */
  show({ market, prices, main = false }: MarketPrices): void {
    const slot = this.#slot(market);
    const sent = new Set(prices.map(([outcome]) => outcome));
    for (const s of this.#book.selections(slot)) {
      const outcome = this.#book.outcomeOf(s);
      if (!sent.has(outcome)) this.#book.setOdds(slot, outcome, 0);
    }
    for (const [outcome, odds] of prices) this.#book.setOdds(slot, outcome, odds);
    this.#book.setMarket(slot, OPEN, main);
  }

  hide(market: MarketId): void {
    this.#book.setStatus(this.#slot(market), CLOSED);
  }

  settle(market: MarketId): void {
    this.hide(market);
    this.#book.mark(this.#slot(market), 'settled', true);
  }

  /** Takes the result back. */
  rollBack(market: MarketId): void {
    this.#book.mark(this.#slot(market), 'settled', false);
    this.#rolledBack.add(market);
  }

  /** Under which version a market's results are told. */
  versionOf(market: MarketId): number {
    return this.#rolledBack.has(market) ? 2 : 1;
  }

  /** What the receiver has of a market, as it was sent; undefined while it is not shown. */
  pricesOf(market: MarketId): MarketPrices | undefined {
    const slot = this.#book.find(this.#lane, market);
    if (slot < 0 || this.#book.status(slot) !== OPEN) return undefined;
    const prices = [...this.#book.selections(slot)].map((s) => [this.#book.outcomeOf(s), this.#book.oddsOf(s)] as const);
    return { market, status: 'open', prices, ...(this.#book.isMain(slot) ? { main: true } : {}) };
  }

  /** The match is over and told: gives its place in the book back. */
  release(): void {
    this.#book.removeLane(this.#lane.match);
  }

  #slot(market: MarketId): number {
    const slot = this.#book.find(this.#lane, market);
    return slot >= 0 ? slot : this.#book.addMarket(this.#lane, market);
  }
}
