import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import { hasEnded } from '@touchline/betting/match-state/period-count';
import type { LegResult } from '@touchline/betting/settlement/leg-result';
import { parseProviderResult } from '@touchline/betting/settlement/provider-result';
import { parseOdds } from '@touchline/kernel/odds';
import { type MarketId, type SelectionId, selectionId } from '@touchline/kernel/selection';
import type { FeedEventBody, Fixture, MarketOdds, MarketStatus } from '../feed-events.ts';
import type { MappedMarket, MarketMapping } from './market-mapping.ts';
import { applyStatus } from './match-status.ts';
import { NO_PRICE, UofMarketState } from './uof-market-state.ts';
import type { UofEventMessage, UofMarket } from './uof-message.ts';
import type { UofMetrics } from './uof-metrics.ts';

/** By the provider's market status; handed over (-2) waits for the producer that takes it on. */
const STATUSES: Readonly<Record<number, MarketStatus>> = {
  1: 'open',
  0: 'closed',
  [-1]: 'suspended',
  [-2]: 'suspended',
  [-3]: 'closed',
  [-4]: 'closed',
};
const statusOf = (code: number): MarketStatus => STATUSES[code] ?? 'suspended';

/** The receiver of a match's messages. */
export interface UofMatchOutput {
  /** `at`: the provider's time, epoch ms. */
  send(body: FeedEventBody, at: number): void;
  /** The number that the next message will get. It only grows, also over restarts, so results use it as their version. */
  readonly nextSeq: number;
}

interface Stop {
  readonly at: number;
  readonly product: number;
  readonly groups: readonly string[];
  readonly status: 'suspended' | 'closed';
}

/** A settlement of another certainty is shown and does not pay: the confirmed one is still to come. */
const CONFIRMED = 2;

/** How many bet stops are remembered, for prices that come after the stop that they are older than. */
const STOPS_KEPT = 20;

/**
 * One match of the provider: folds its messages into registers by the provider's own times and says in our vocabulary what changes.
 * `isUp`: whether what a producer says may be shown; while it may not, its markets stay suspended.
 */
export class UofMatch {
  fixture: Fixture;
  readonly #mapping: MarketMapping;
  readonly #isUp: (product: number) => boolean;
  readonly #output: UofMatchOutput;
  readonly #counts: UofMetrics;
  readonly #markets = new Map<MarketId, UofMarketState>();
  #stops: Stop[] = [];
  #facts: MatchState = INITIAL_MATCH_STATE;
  #factsAt = Number.NEGATIVE_INFINITY;

  constructor(fixture: Fixture, mapping: MarketMapping, isUp: (product: number) => boolean, output: UofMatchOutput, counts: UofMetrics) {
    this.fixture = fixture;
    this.#mapping = mapping;
    this.#isUp = isUp;
    this.#output = output;
    this.#counts = counts;
  }

  /** The whole picture: fixture, facts and markets as they stand. */
  publishSnapshot(at: number): void {
    this.#output.send({ type: 'FixtureAdded', fixture: this.fixture }, at);
    if (this.#facts !== INITIAL_MATCH_STATE) this.#output.send({ type: 'MatchStateChanged', facts: this.#facts }, at);
    this.#publish([...this.#markets.values()], at);
  }

  /** Whether the provider has called it over before a moment of its own time, epoch ms. */
  hasEndedBefore(moment: number): boolean {
    return hasEnded(this.#facts) && this.#factsAt < moment;
  }

  changeFixture(fixture: Fixture, at: number): void {
    this.fixture = fixture;
    const { id: _id, sport: _sport, ...changes } = fixture;
    this.#output.send({ type: 'FixtureChanged', changes }, at);
  }

  apply(message: Exclude<UofEventMessage, { type: 'fixture_change' }>): void {
    switch (message.type) {
      case 'odds_change':
        if (message.status) this.#applyStatus(message.status, message.timestamp);
        this.#applyOdds(message.markets, message.timestamp, message.product);
        return;
      case 'bet_stop':
        this.#applyBetStop({
          at: message.timestamp,
          product: message.product,
          groups: message.groups,
          // A stop never opens, whatever status it names.
          status: statusOf(message.marketStatus) === 'closed' ? 'closed' : 'suspended',
        });
        return;
      case 'bet_settlement':
        this.#applySettlement(message);
        return;
      case 'rollback_bet_settlement':
        this.#rollBack(message.markets, message.timestamp, message.product, 'SettlementRolledBack');
        return;
      case 'bet_cancel':
        this.#applyCancel(message);
        return;
      case 'rollback_bet_cancel':
        this.#rollBack(message.markets, message.timestamp, message.product, 'CancelRolledBack');
        return;
    }
  }

  /** The producer is down: what it offers is suspended, and has to be heard of again before it opens. */
  suspend(product: number, at: number): void {
    const markets: MarketId[] = [];
    for (const market of this.#markets.values()) {
      if (market.product !== product) continue;
      if (market.shown(false).status === 'open') markets.push(market.market);
      market.fresh = false;
    }
    if (markets.length > 0) this.#output.send({ type: 'MarketStopped', markets, status: 'suspended' }, at);
  }

  /** The producer is up again: publishes what its recovery brought. */
  release(product: number, at: number): void {
    this.#publish(
      [...this.#markets.values()].filter((market) => market.product === product && market.fresh),
      at,
    );
  }

  #publish(markets: readonly UofMarketState[], at: number): void {
    // Without any price ever there is nothing to show: the provider also says of markets that it does not offer them.
    const shown = markets.map((market) => market.shown(!this.#isUp(market.product))).filter(({ prices }) => prices.length > 0);
    if (shown.length > 0) this.#output.send({ type: 'MarketChanged', markets: shown }, at);
  }

  #applyStatus(status: Parameters<typeof applyStatus>[0], at: number): void {
    if (at < this.#factsAt) return;
    const facts = applyStatus(status, this.#facts, this.fixture.format, at);
    this.#factsAt = at;
    if (JSON.stringify(facts) === JSON.stringify(this.#facts)) return;
    this.#facts = facts;
    this.#output.send({ type: 'MatchStateChanged', facts }, at);
  }

  /** The market in our words; counts what is not ours. */
  #map({ id, specifiers }: UofMarket): MappedMarket | undefined {
    const mapped = this.#mapping.map(id, specifiers, this.fixture.format);
    if (typeof mapped !== 'string') return mapped;
    this.#counts.unmapped(`market ${id}: ${mapped}`);
    return undefined;
  }

  #state(market: MarketId, id: number, product: number): UofMarketState {
    let state = this.#markets.get(market);
    if (!state) {
      state = new UofMarketState(market, id, product);
      this.#markets.set(market, state);
    }
    return state;
  }

  #prices(market: UofMarket, mapped: MappedMarket): (readonly [number, number])[] | undefined {
    const prices: (readonly [number, number])[] = [];
    for (const outcome of market.outcomes) {
      const ours = mapped.outcomes.get(outcome.id);
      if (ours === undefined) {
        this.#counts.unmapped(`market ${market.id}: outcome ${outcome.id}`);
        return undefined;
      }
      const odds = outcome.active && outcome.odds !== undefined ? parseOdds(outcome.odds) : undefined;
      if (odds && !odds.ok) this.#counts.unreadable(`odds ${outcome.odds}`);
      prices.push([ours, odds?.ok ? odds.value : NO_PRICE]);
    }
    return prices;
  }

  #applyOdds(markets: readonly UofMarket[], at: number, product: number): void {
    const changed: UofMarketState[] = [];
    for (const market of markets) {
      const mapped = this.#map(market);
      const prices = mapped && this.#prices(market, mapped);
      if (!mapped || !prices) continue;
      const state = this.#state(mapped.market, market.id, product);
      state.offer(at, product, statusOf(market.status), market.favourite, prices);
      state.fresh = true;
      for (const stop of this.#stops)
        if (stop.product === product && this.#mapping.isInBetStop(market.id, stop.groups)) state.stop(stop.at, stop.status);
      changed.push(state);
    }
    this.#publish(changed, at);
  }

  #applyBetStop(stop: Stop): void {
    this.#stops = [...this.#stops, stop].sort((a, b) => a.at - b.at).slice(-STOPS_KEPT);
    const stopped: MarketId[] = [];
    for (const market of this.#markets.values()) {
      if (market.product !== stop.product || !this.#mapping.isInBetStop(market.id, stop.groups)) continue;
      const before = market.shown(false).status;
      market.stop(stop.at, stop.status);
      if (market.shown(false).status !== before) stopped.push(market.market);
    }
    if (stopped.length === 0) return;
    const all = stopped.length === this.#markets.size;
    this.#output.send({ type: 'MarketStopped', ...(all ? {} : { markets: stopped }), status: stop.status }, stop.at);
  }

  #applySettlement({ markets, timestamp: at, product, certainty }: Extract<UofEventMessage, { type: 'bet_settlement' }>): void {
    const results: (readonly [SelectionId, LegResult])[] = [];
    const unseen: MarketOdds[] = [];
    for (const market of markets) {
      const mapped = this.#map(market);
      if (!mapped) continue;
      const read = this.#results(market, mapped);
      const seen = this.#markets.has(mapped.market);
      if (read.length === 0) continue;
      const state = this.#state(mapped.market, market.id, product);
      if (!state.settle(at, certainty === CONFIRMED)) continue;
      const outcomes = read.map(([outcome]) => [outcome, NO_PRICE] as const);
      if (!seen) unseen.push({ market: mapped.market, status: 'closed', prices: outcomes });
      for (const [outcome, result] of read) results.push([selectionId(mapped.market, outcome), result]);
    }
    if (results.length === 0) return;
    if (unseen.length > 0) this.#output.send({ type: 'MarketChanged', markets: unseen }, at);
    this.#sendVersioned(
      (version) => ({ type: 'MarketSettled', version, certainty: certainty === CONFIRMED ? 'confirmed' : 'provisional', results }),
      at,
    );
  }

  #results(market: UofMarket, mapped: MappedMarket): (readonly [number, LegResult])[] {
    const results: (readonly [number, LegResult])[] = [];
    for (const { id, result, voidFactor, deadHeatFactor } of market.outcomes) {
      const ours = mapped.outcomes.get(id);
      if (ours === undefined) {
        this.#counts.unmapped(`market ${market.id}: outcome ${id}`);
        continue;
      }
      const read = parseProviderResult(result ?? '', voidFactor, deadHeatFactor);
      if (read.ok) results.push([ours, read.value]);
      else this.#counts.unreadable(`result ${result} void ${voidFactor ?? '-'} dead heat ${deadHeatFactor ?? '-'}`);
    }
    return results;
  }

  #applyCancel({ markets, timestamp: at, product, from, to }: Extract<UofEventMessage, { type: 'bet_cancel' }>): void {
    const cancelled = markets.flatMap((market) => {
      const mapped = this.#map(market);
      const state = mapped && this.#state(mapped.market, market.id, product);
      return state?.cancel(at, `${from ?? ''}-${to ?? ''}`) ? [state] : [];
    });
    if (cancelled.length === 0) return;
    this.#publish(cancelled, at);
    const window = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    const ids = cancelled.map((state) => state.market);
    this.#sendVersioned((version) => ({ type: 'MarketCancelled', version, markets: ids, ...window }), at);
  }

  #rollBack(markets: readonly UofMarket[], at: number, product: number, type: 'SettlementRolledBack' | 'CancelRolledBack'): void {
    const back = markets.flatMap((market) => {
      const mapped = this.#map(market);
      const state = mapped && this.#state(mapped.market, market.id, product);
      const news = type === 'SettlementRolledBack' ? state?.rollBackSettlement(at) : state?.rollBackCancel(at);
      return state && news ? [state] : [];
    });
    if (back.length === 0) return;
    const ids = back.map((state) => state.market);
    this.#sendVersioned((version) => ({ type, version, markets: ids }), at);
    // The state that the rollback left: a price that came before it in time but after the result shows again, suspended or open.
    this.#publish(back, at);
  }

  #sendVersioned(body: (version: number) => FeedEventBody, at: number): void {
    this.#output.send(body(this.#output.nextSeq), at);
  }
}
