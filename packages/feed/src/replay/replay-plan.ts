import { marketType } from '@touchline/betting/markets/registry';
import type { MatchFacts } from '@touchline/betting/match-state/match-facts';
import type { LegResult } from '@touchline/betting/settlement/leg-result';
import { invariant } from '@touchline/kernel/invariant';
import { type MarketId, marketRef, type SelectionId, selectionId } from '@touchline/kernel/selection';
import type { ScriptStep } from '../simulator/sport-model.ts';
import type { FeedBody, Fixture, MarketPrices } from '../vocabulary.ts';

/** What the replay says about one match, in order; `at` in recorded ms since the kick-off (negative before it). */
export interface PlannedBody {
  readonly at: number;
  readonly body: FeedBody;
}

/** Prices of the markets offered while the match runs; called for each moment at which they are to be shown. */
export type LivePricing = (fixture: Fixture, facts: MatchFacts) => readonly MarketPrices[];

/** How often live prices move when nothing happens. */
const REPRICE_MS = 60_000;

type Results = (readonly [SelectionId, LegResult])[];

/** Markets that have been offered and are not settled, with their outcomes. */
class OpenMarkets {
  private readonly fixture: Fixture;
  private readonly open = new Map<MarketId, readonly number[]>();
  private readonly decided = new Set<MarketId>();
  constructor(fixture: Fixture) {
    this.fixture = fixture;
  }

  /** Remembers what is offered; markets that are settled already are left out. */
  offer(markets: readonly MarketPrices[]): MarketPrices[] {
    const fresh = markets.filter((m) => !this.decided.has(m.market));
    for (const m of fresh)
      this.open.set(
        m.market,
        m.prices.map(([outcome]) => outcome),
      );
    return fresh;
  }

  /** Those that are offered now but not in this list: their lines have moved on. */
  withdrawn(markets: readonly MarketPrices[]): MarketId[] {
    const still = new Set(markets.map((m) => m.market));
    return [...this.open.keys()].filter((market) => !still.has(market));
  }

  /** Settles the markets all of whose outcomes are decided by the facts. */
  settle(facts: MatchFacts): { markets: MarketId[]; results: Results } {
    const results: Results = [];
    const markets: MarketId[] = [];
    for (const [market, outcomes] of this.open) {
      const ref = marketRef(market);
      const type = marketType(ref.type);
      invariant(type, `market ${market} has no type`);
      const decided = outcomes.map((outcome) => type.settle(ref, outcome, facts, this.fixture));
      if (decided.some((result) => result === undefined)) continue;
      for (const [i, outcome] of outcomes.entries()) results.push([selectionId(market, outcome), decided[i] as LegResult]);
      markets.push(market);
      this.decided.add(market);
      this.open.delete(market);
    }
    return { markets, results };
  }

  get count(): number {
    return this.open.size;
  }
}

/**
 * Tells a recorded match from its first prices to its settlement: opening prices `leadMs` before the kick-off; at the kick-off the line
 * closes; every step with its incident; suspension around what is material; live prices where `livePricing` gives any; results as soon
 * as they are certain. Ends with nothing open; without steps only the opening is told. Without steps it tells only the opening.
 */
export function planMatch(
  fixture: Fixture,
  steps: readonly ScriptStep[],
  opening: readonly MarketPrices[],
  leadMs: number,
  livePricing?: LivePricing,
): PlannedBody[] {
  const plan: PlannedBody[] = [{ at: -leadMs, body: { type: 'FixtureAdded', fixture } }];
  const open = new OpenMarkets(fixture);
  const say = (at: number, body: FeedBody): void => void plan.push({ at, body });
  const settle = (at: number, facts: MatchFacts): void => {
    const { markets, results } = open.settle(facts);
    if (results.length === 0) return;
    say(at, { type: 'MarketStopped', markets, status: 'closed' });
    say(at, { type: 'MarketSettled', version: 1, certainty: 'confirmed', results });
  };
  const offer = (at: number, facts: MatchFacts): void => {
    if (!livePricing) return;
    const markets = livePricing(fixture, facts);
    const gone = open.withdrawn(markets).map((market): MarketPrices => ({ market, status: 'suspended', prices: [] }));
    say(at, { type: 'MarketChanged', markets: open.offer(markets) });
    if (gone.length > 0) say(at, { type: 'MarketStopped', markets: gone.map((m) => m.market), status: 'suspended' });
  };

  say(-leadMs, { type: 'MarketChanged', markets: open.offer(opening) });
  let shownUntil = Number.NEGATIVE_INFINITY;
  steps.forEach((step, i) => {
    const { facts, at } = step;
    const nextAt = steps[i + 1]?.at ?? at;
    if (i === 0) say(at, { type: 'MarketStopped', status: 'suspended' });
    if (step.suspendMs) say(at, { type: 'MarketStopped', status: 'suspended' });
    if (step.incident) say(at, { type: 'MatchEvent', incident: step.incident, facts, material: step.material ?? false });
    else say(at, { type: 'MatchStateChanged', facts });
    settle(at, facts);
    if (facts.status === 'ended') return;
    // Show prices again after a suspension, then every minute until the next step.
    shownUntil = Math.max(shownUntil, at + (step.suspendMs ?? 0));
    for (; shownUntil < nextAt; shownUntil += REPRICE_MS) offer(shownUntil, moved(facts, shownUntil - at));
  });
  invariant(steps.length === 0 || open.count === 0, `match ${fixture.id} ends with ${open.count} open markets`);
  return plan;
}

/** The same facts with the clock `ms` later. */
const moved = (facts: MatchFacts, ms: number): MatchFacts =>
  facts.clock?.running ? { ...facts, clock: { ...facts.clock, seconds: facts.clock.seconds + Math.floor(ms / 1000) } } : facts;
