import type { MilliOdds } from '@touchline/kernel/odds';
import type { MarketChange, MarketDefinition, MarketMessage, RunnerChange } from './exchange-message.ts';

interface Ladder {
  /** Price in thousandths -> size. */
  readonly whole: Map<MilliOdds, number>;
  readonly ranked: Map<number, readonly [MilliOdds, number]>;
  readonly display: Map<number, readonly [MilliOdds, number]>;
  last: MilliOdds;
}

const milli = (price: number): MilliOdds => Math.round(price * 1000);

function setRanked(levels: Map<number, readonly [MilliOdds, number]>, [rank, price, size]: readonly [number, number, number]): void {
  if (size === 0) levels.delete(rank);
  else levels.set(rank, [milli(price), size]);
}

/** One market of the exchange: its definition and what can be backed, folded from images and deltas. */
export class ExchangeMarket {
  readonly id: string;
  definition: MarketDefinition | undefined;
  readonly #ladders = new Map<number, Ladder>();

  constructor(id: string) {
    this.id = id;
  }

  apply({ img, marketDefinition, rc = [] }: MarketChange): void {
    if (img) this.#ladders.clear();
    if (marketDefinition) this.definition = marketDefinition;
    for (const change of rc) this.#applyRunner(change);
  }

  /** The best price at which the runner can be backed; the last one traded where the recording has no ladders; 0 = none. */
  bestBack(runner: number): MilliOdds {
    const ladder = this.#ladders.get(runner);
    if (!ladder) return 0;
    const prices = [...ladder.whole.keys(), ...[...ladder.ranked.values()].map(([price]) => price)];
    if (prices.length > 0) return Math.max(...prices);
    const display = Math.max(0, ...[...ladder.display.values()].map(([price]) => price));
    return display || (ladder.whole.size + ladder.ranked.size === 0 ? ladder.last : 0);
  }

  /** Levels of the whole ladder, best first. */
  backs(runner: number): readonly (readonly [MilliOdds, number])[] {
    return [...(this.#ladders.get(runner)?.whole ?? [])].sort(([a], [b]) => b - a);
  }

  #applyRunner({ id, atb, batb, bdatb, ltp }: RunnerChange): void {
    let ladder = this.#ladders.get(id);
    if (!ladder) {
      ladder = { whole: new Map(), ranked: new Map(), display: new Map(), last: 0 };
      this.#ladders.set(id, ladder);
    }
    for (const [price, size] of atb ?? [])
      if (size === 0) ladder.whole.delete(milli(price));
      else ladder.whole.set(milli(price), size);
    for (const level of batb ?? []) setRanked(ladder.ranked, level);
    for (const level of bdatb ?? []) setRanked(ladder.display, level);
    if (ltp !== undefined) ladder.last = milli(ltp);
  }
}

/**
 * All markets of a subscription. `clocks` are what a broken subscription is taken up with: the answer is then a RESUB_DELTA, which
 * changes what is known, instead of a SUB_IMAGE, which replaces all of it.
 */
export class ExchangeCache {
  readonly markets = new Map<string, ExchangeMarket>();
  readonly #clocks: { initialClk: string | null; clk: string | null } = { initialClk: null, clk: null };
  /** The exchange says that it is behind: nothing may be shown as open. */
  isDelayed = false;

  get clocks(): { readonly initialClk: string | null; readonly clk: string | null } {
    return { ...this.#clocks };
  }

  /** Applies a message; returns the markets that it changed. A heartbeat changes nothing but the clock. */
  apply({ ct, clk, initialClk, status, mc = [] }: MarketMessage): ExchangeMarket[] {
    if (initialClk !== undefined) this.#clocks.initialClk = initialClk;
    if (clk !== undefined && clk !== null) this.#clocks.clk = clk;
    this.isDelayed = status === 503;
    if (ct === 'SUB_IMAGE') this.markets.clear();
    const changed = new Set<ExchangeMarket>();
    for (const change of mc) {
      const market = this.markets.get(change.id) ?? new ExchangeMarket(change.id);
      this.markets.set(change.id, market);
      market.apply(change);
      changed.add(market);
    }
    return [...changed];
  }
}
