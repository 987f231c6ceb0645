import type { MilliOdds } from '@touchline/kernel/odds';
import type { MarketId } from '@touchline/kernel/selection';
import type { MarketOdds, MarketStatus } from '../feed-events.ts';

type Prices = MarketOdds['prices'];

/** A cancellation of all bets, whenever they were placed. */
export const NO_WINDOW = '-';

const NEVER = Number.NEGATIVE_INFINITY;

/**
 * State of one market as last-write-wins registers by provider timestamp. Order and duplicates do not matter: a late message cannot
 * restore old odds or reopen a market (T21, T22).
 */
export class UofMarketState {
  readonly market: MarketId;
  /** The provider's market id, by whose groups a bet stop names it. */
  readonly id: number;
  /** The producer who spoke of it last. */
  product: number;
  main = false;
  /** Heard of since its producer's recovery began: only then may it be shown as open. */
  fresh = false;
  #status: MarketStatus = 'suspended';
  #statusAt = NEVER;
  #prices: Prices = [];
  #pricesAt = NEVER;
  #settledAt = NEVER;
  #confirmed = false;
  #settlementRollbackAt = NEVER;
  #cancelledAt = NEVER;
  #cancelRollbackAt = NEVER;
  #cancelWord = '';

  constructor(market: MarketId, id: number, product: number) {
    this.market = market;
    this.id = id;
    this.product = product;
  }

  offer(at: number, product: number, status: MarketStatus, main: boolean, prices: Prices): void {
    if (at >= this.#pricesAt) {
      this.#pricesAt = at;
      this.product = product;
      this.main = main;
      if (prices.length > 0) this.#prices = prices;
    }
    this.stop(at, status);
  }

  /** Of two words of the same moment the less open one counts. */
  stop(at: number, status: MarketStatus): void {
    const rank = (s: MarketStatus): number => (s === 'open' ? 0 : s === 'suspended' ? 1 : 2);
    if (at < this.#statusAt || (at === this.#statusAt && rank(status) < rank(this.#status))) return;
    this.#status = status;
    this.#statusAt = at;
  }

  /** False if the message is older than the current state or repeats it. At equal timestamps a confirmed settlement replaces an unconfirmed one. */
  settle(at: number, confirmed: boolean): boolean {
    const newer = at > this.#settledAt || (at === this.#settledAt && confirmed && !this.#confirmed);
    if (!newer || at <= this.#settlementRollbackAt) return false;
    this.#settledAt = at;
    this.#confirmed = confirmed;
    this.stop(at, 'closed');
    return true;
  }
  rollBackSettlement(at: number): boolean {
    if (at <= this.#settlementRollbackAt || at < this.#settledAt) return false;
    this.#settlementRollbackAt = at;
    this.#comeBack(at);
    return true;
  }
  /** `word`: the window as text, NO_WINDOW where it has none. Another window of a later time replaces the one before. */
  cancel(at: number, word: string): boolean {
    if (at <= this.#cancelRollbackAt || at < this.#cancelledAt || (at === this.#cancelledAt && word === this.#cancelWord)) return false;
    this.#cancelledAt = at;
    this.#cancelWord = word;
    // A window voids the bets of that time; the market itself goes on.
    if (word === NO_WINDOW) this.stop(at, 'closed');
    return true;
  }
  rollBackCancel(at: number): boolean {
    if (at <= this.#cancelRollbackAt || at < this.#cancelledAt) return false;
    this.#cancelRollbackAt = at;
    this.#comeBack(at);
    return true;
  }

  /** It has been away: only a later price opens it. */
  #comeBack(at: number): void {
    if (at < this.#statusAt) return;
    this.#status = 'suspended';
    this.#statusAt = at;
  }

  /** As it is to be shown; `held` while its producer is not up. */
  shown(held: boolean): MarketOdds {
    const status = this.#status === 'open' && (held || !this.fresh) ? 'suspended' : this.#status;
    return { market: this.market, status, prices: this.#prices, ...(this.main ? { main: true } : {}) };
  }
}

/** A price that is not offered. */
export const NO_PRICE: MilliOdds = 0;
