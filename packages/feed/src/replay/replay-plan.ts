import { marketType } from '@touchline/betting/markets/registry';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { hasEnded } from '@touchline/betting/match-state/period-count';
import type { LegResult } from '@touchline/betting/settlement/leg-result';
import { invariant } from '@touchline/kernel/invariant';
import { decodeMarketId, type MarketId, type SelectionId, selectionId } from '@touchline/kernel/selection';
import type { FeedEventBody, Fixture, MarketOdds } from '../feed-events.ts';
import type { ScriptStep } from '../simulator/sport-model.ts';

/** The replay's events of one match, in order; `at` in recorded ms since the kick-off (negative before it). */
export interface TimedFeedBody {
  readonly at: number;
  readonly body: FeedEventBody;
}

/** Prices of the markets offered while the match runs; called for each moment at which they are to be shown. */
export type LivePricing = (fixture: Fixture, facts: MatchState) => readonly MarketOdds[];

/** How often live prices move when nothing happens. */
const REPRICE_MS = 60_000;

type Results = (readonly [SelectionId, LegResult])[];

/** Markets that have been offered and are not settled, with their outcomes. */
class OpenMarkets {
  private readonly fixture: Fixture;
  private readonly open = new Map<MarketId, Set<number>>();
  private readonly decided = new Set<MarketId>();
  constructor(fixture: Fixture) {
    this.fixture = fixture;
  }

  /** Remembers what is offered; markets that are settled already are left out. */
  offer(markets: readonly MarketOdds[]): MarketOdds[] {
    const fresh = markets.filter((m) => !this.decided.has(m.market));
    for (const m of fresh) {
      // A market that was once offered is settled, also if it has left the list since (a score that can no longer come).
      const outcomes = this.open.get(m.market) ?? new Set();
      for (const [outcome] of m.prices) outcomes.add(outcome);
      this.open.set(m.market, outcomes);
    }
    return fresh;
  }

  /** Those that are offered now but not in this list: their lines have moved on. */
  withdrawn(markets: readonly MarketOdds[]): MarketId[] {
    const still = new Set(markets.map((m) => m.market));
    return [...this.open.keys()].filter((market) => !still.has(market));
  }

  /** Settles the markets all of whose outcomes are decided by the facts. */
  settle(facts: MatchState): { markets: MarketId[]; results: Results } {
    const results: Results = [];
    const markets: MarketId[] = [];
    for (const [market, outcomes] of this.open) {
      const ref = decodeMarketId(market);
      const type = marketType(ref.type);
      invariant(type, `market ${market} has no type`);
      const decided: Results = [];
      for (const outcome of outcomes) {
        const result = type.settle(ref, outcome, facts, this.fixture);
        if (result) decided.push([selectionId(market, outcome), result]);
      }
      if (decided.length < outcomes.size) continue;
      results.push(...decided);
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

/** Changes of the markets by a step: results that are certain now, the markets closed first. */
function* results(open: OpenMarkets, at: number, facts: MatchState): Generator<TimedFeedBody> {
  const { markets, results } = open.settle(facts);
  if (results.length === 0) return;
  yield { at, body: { type: 'MarketStopped', markets, status: 'closed' } };
  yield { at, body: { type: 'MarketSettled', version: 1, certainty: 'confirmed', results } };
}

function* prices(open: OpenMarkets, at: number, markets: readonly MarketOdds[]): Generator<TimedFeedBody> {
  const closed = open.withdrawn(markets);
  yield { at, body: { type: 'MarketChanged', markets: open.offer(markets) } };
  if (closed.length > 0) yield { at, body: { type: 'MarketStopped', markets: closed, status: 'suspended' } };
}

/**
 * Tells a recorded match from its first prices to its settlement: opening prices `leadMs` before the kick-off; at the kick-off the line
 * closes; every step with its incident; suspension around what is material; live prices where `livePricing` gives any; results as soon
 * as they are certain. Ends with nothing open; without steps it yields only the opening. One body at a time is worked out: the prices of
 * a whole match at once would hold up everything else for seconds.
 */
export function* matchEvents(
  fixture: Fixture,
  steps: readonly ScriptStep[],
  opening: readonly MarketOdds[],
  leadMs: number,
  livePricing?: LivePricing,
): Generator<TimedFeedBody> {
  const open = new OpenMarkets(fixture);
  yield { at: -leadMs, body: { type: 'FixtureAdded', fixture } };
  yield { at: -leadMs, body: { type: 'MarketChanged', markets: open.offer(opening) } };
  let shownUntil = Number.NEGATIVE_INFINITY;
  for (const [i, step] of steps.entries()) {
    const { facts, at, incident, material = false } = step;
    const nextAt = steps[i + 1]?.at ?? at;
    if (i === 0 || step.suspendMs) yield { at, body: { type: 'MarketStopped', status: 'suspended' } };
    yield { at, body: incident ? { type: 'MatchEvent', incident, facts, material } : { type: 'MatchStateChanged', facts } };
    yield* results(open, at, facts);
    if (hasEnded(facts)) continue;
    // Show prices again after a suspension, then every minute until the next step.
    shownUntil = Math.max(shownUntil, at + (step.suspendMs ?? 0));
    for (; livePricing && shownUntil < nextAt; shownUntil += REPRICE_MS)
      yield* prices(open, shownUntil, livePricing(fixture, moved(facts, shownUntil - at)));
  }
  invariant(steps.length === 0 || open.count === 0, `match ${fixture.id} ends with ${open.count} open markets`);
}

/** All events of `matchEvents` as a list. */
export const allMatchEvents = (...match: Parameters<typeof matchEvents>): TimedFeedBody[] => [...matchEvents(...match)];

/** The same facts with the clock `ms` later. */
const moved = (facts: MatchState, ms: number): MatchState =>
  facts.clock?.running ? { ...facts, clock: { ...facts.clock, seconds: facts.clock.seconds + Math.floor(ms / 1000) } } : facts;
