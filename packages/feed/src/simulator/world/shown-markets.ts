import { InvariantError, invariant } from '@touchline/kernel/invariant';
import { MAX_OUTCOMES, type MarketId, marketOf, outcomeOf, type SelectionId } from '@touchline/kernel/selection';
import type { MarketOdds } from '../../feed-events.ts';

/**
 * A market takes two words and one for each outcome, in the order in which they were shown:
 *
 *   id, low 32 bits
 *   id, high 11 bits | settled | main | shown | number of outcomes (11 bits)
 *   outcome (10 bits) | price in thousandths (22 bits), for each outcome
 */
const HEAD = 2;
const LOW = 2 ** 32;
const HIGH_SHIFT = 14;
const SETTLED = 1 << 13;
const MAIN = 1 << 12;
const SHOWN = 1 << 11;
const COUNT = SHOWN - 1;
const ODDS_BITS = 22;
const ODDS = 2 ** ODDS_BITS - 1;

/**
 * Published markets of a match: every outcome ever shown, so that each is settled, and the prices shown at present. Packed, because a world of
 * hundreds of thousands of markets is in memory twice, here and with the receiver: in the columns of a book they took three times the memory, as
 * objects more than ten times.
 */
export class ShownMarkets {
  #words = new Uint32Array(0);
  #used = 0;
  /** The place at which the last search ended. Markets are asked for in the order in which they stand, so the next one is mostly the next wanted. */
  #last = 0;
  /** Markets whose results were taken back: they settle under the next version. */
  readonly #rolledBack = new Set<MarketId>();

  constructor(knownSelections: Iterable<SelectionId> = []) {
    for (const selection of knownSelections) this.#setOdds(this.#place(marketOf(selection)), outcomeOf(selection), 0);
  }

  /** Markets ever shown, in the order in which they were. */
  *ids(): Generator<MarketId> {
    for (let at = 0; at < this.#used; at = this.#next(at)) yield this.#idAt(at);
  }

  /** Outcomes ever shown of a market. */
  *outcomes(market: MarketId): Generator<number> {
    const at = this.#find(market);
    if (at >= 0) for (let i = at + HEAD; i < this.#next(at); i++) yield outcomeAt(this.#word(i));
  }

  isShown(market: MarketId): boolean {
    return this.#has(this.#find(market), SHOWN);
  }

  isSettled(market: MarketId): boolean {
    return this.#has(this.#find(market), SETTLED);
  }

  /** Price shown of an outcome, thousandths; 0 = none. */
  odds(selection: SelectionId): number {
    const at = this.#find(marketOf(selection));
    if (!this.#has(at, SHOWN)) return 0;
    const i = this.#findOutcome(at, outcomeOf(selection));
    return i < 0 ? 0 : this.#word(i) & ODDS;
  }

  /** Whether the receiver has exactly these prices. */
  isSame({ market, prices, main = false }: MarketOdds): boolean {
    const at = this.#find(market);
    if (!this.#has(at, SHOWN) || this.#has(at, MAIN) !== main) return false;
    let priced = 0;
    for (const [outcome, odds] of prices) {
      const i = this.#findOutcome(at, outcome);
      if (i < 0 || (this.#word(i) & ODDS) !== odds) return false;
      if (odds !== 0) priced++;
    }
    // Outcomes that are not among them have no price.
    for (let i = at + HEAD; i < this.#next(at); i++) if ((this.#word(i) & ODDS) !== 0) priced--;
    return priced === 0;
  }

  /** Notes what has been sent. */
  show({ market, prices, main = false }: MarketOdds): void {
    const at = this.#place(market);
    for (let i = at + HEAD; i < this.#next(at); i++) this.#words[i] = this.#word(i) & ~ODDS;
    for (const [outcome, odds] of prices) this.#setOdds(at, outcome, odds);
    this.#set(at, SHOWN, true);
    this.#set(at, MAIN, main);
  }

  hide(market: MarketId): void {
    this.#set(this.#place(market), SHOWN, false);
  }

  settle(market: MarketId): void {
    const at = this.#place(market);
    this.#set(at, SHOWN, false);
    this.#set(at, SETTLED, true);
  }

  /** Takes the result back. */
  rollBack(market: MarketId): void {
    this.#set(this.#place(market), SETTLED, false);
    this.#rolledBack.add(market);
  }

  /** The version under which a market's results are published. */
  versionOf(market: MarketId): number {
    return this.#rolledBack.has(market) ? 2 : 1;
  }

  /** The receiver's state of a market, as it was sent; undefined while it is not shown. */
  pricesOf(market: MarketId): MarketOdds | undefined {
    const at = this.#find(market);
    if (!this.#has(at, SHOWN)) return undefined;
    const prices = Array.from(this.#words.subarray(at + HEAD, this.#next(at)), (word) => [outcomeAt(word), word & ODDS] as const);
    return { market, status: 'open', prices, ...(this.#has(at, MAIN) ? { main: true } : {}) };
  }

  /** The match has been published to its end: nothing of it is kept. */
  release(): void {
    this.#words = new Uint32Array(0);
    this.#used = 0;
    this.#last = 0;
    this.#rolledBack.clear();
  }

  #word(at: number): number {
    return this.#words[at] as number;
  }
  #idAt(at: number): MarketId {
    return (this.#word(at + 1) >>> HIGH_SHIFT) * LOW + this.#word(at);
  }
  #next(at: number): number {
    return at + HEAD + (this.#word(at + 1) & COUNT);
  }
  #has(at: number, bit: number): boolean {
    return at >= 0 && (this.#word(at + 1) & bit) !== 0;
  }
  #set(at: number, bit: number, on: boolean): void {
    this.#words[at + 1] = on ? this.#word(at + 1) | bit : this.#word(at + 1) & ~bit;
  }

  /** The first step of a market, -1 = never shown. */
  #find(market: MarketId): number {
    const from = this.#last < this.#used ? this.#last : 0;
    for (let at = from; at < this.#used; at = this.#next(at)) if (this.#idAt(at) === market) return this.#found(at);
    for (let at = 0; at < from; at = this.#next(at)) if (this.#idAt(at) === market) return this.#found(at);
    return -1;
  }
  #found(at: number): number {
    this.#last = at;
    return at;
  }

  /** The first step of a market, which it may do now. */
  #place(market: MarketId): number {
    const found = this.#find(market);
    if (found >= 0) return found;
    const at = this.#used;
    this.#open(at, HEAD);
    this.#words[at] = market % LOW;
    this.#words[at + 1] = Math.floor(market / LOW) << HIGH_SHIFT;
    return this.#found(at);
  }

  #findOutcome(at: number, outcome: number): number {
    for (let i = at + HEAD; i < this.#next(at); i++) if (outcomeAt(this.#word(i)) === outcome) return i;
    return -1;
  }

  #setOdds(at: number, outcome: number, odds: number): void {
    // Prices are set all the time: the sentence is made for one that does not fit alone.
    if (!(odds >= 0 && odds <= ODDS)) throw new InvariantError(`a price of ${odds} thousandths`);
    let i = this.#findOutcome(at, outcome);
    if (i < 0) {
      i = this.#next(at);
      this.#open(i, 1);
      this.#words[at + 1] = this.#word(at + 1) + 1;
    }
    this.#words[i] = outcome * (ODDS + 1) + odds;
  }

  /** Makes room for words at a place; what stands behind it moves. */
  #open(at: number, words: number): void {
    const used = this.#used + words;
    if (used > this.#words.length) {
      // Little to spare: there are thousands of matches, and most stay as they are shown first.
      const grown = new Uint32Array(used + (used >>> 4) + 8);
      grown.set(this.#words.subarray(0, this.#used));
      this.#words = grown;
    }
    this.#words.copyWithin(at + words, at, this.#used);
    this.#used = used;
  }
}

const outcomeAt = (word: number): number => word >>> ODDS_BITS;

invariant(MAX_OUTCOMES <= 2 ** (32 - ODDS_BITS), 'an outcome and its price fit into a word');
