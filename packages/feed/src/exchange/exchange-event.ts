import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import { deadHeat } from '@touchline/betting/settlement/dead-heat';
import { type LegResult, LOSE, VOID, WIN } from '@touchline/betting/settlement/leg-result';
import type { MilliOdds } from '@touchline/kernel/odds';
import { type MarketId, type SelectionId, selectionId } from '@touchline/kernel/selection';
import type { FeedEventBody, MarketOdds, MarketStatus } from '../feed-events.ts';
import type { ExchangeMarket } from './exchange-cache.ts';
import type { CricketChange, MarketDefinition, RunnerDefinition } from './exchange-message.ts';

/** A market of the exchange in our words. */
interface MappedMarket {
  readonly market: MarketId;
  /** Our outcome of a runner by its place in the event's list. */
  readonly outcome: (index: number) => number;
}

const THE_DRAW = 58_805;

/** Undefined for kinds of market that are not offered; they are counted. */
function mapMarket({ marketType, numberOfWinners, runners }: MarketDefinition): MappedMarket | undefined {
  switch (marketType) {
    case 'WIN':
      return { market: marketIdByKey('race-winner', { specifier: 1 }), outcome: (index) => index };
    case 'PLACE':
      return { market: marketIdByKey('race-place', { specifier: numberOfWinners }), outcome: (index) => index };
    case 'MATCH_ODDS':
      return runners.some(({ id }) => id === THE_DRAW)
        ? { market: marketIdByKey('result'), outcome: (index) => (index === 2 ? 0 : index + 1) }
        : { market: marketIdByKey('winner'), outcome: (index) => index + 1 };
    default:
      return undefined;
  }
}

const STATUSES: Record<MarketDefinition['status'], MarketStatus> = {
  INACTIVE: 'suspended',
  OPEN: 'open',
  SUSPENDED: 'suspended',
  CLOSED: 'closed',
};

/** Our offer where the exchange offers `back`: its commission (percent) is taken from the winnings. */
export const offeredOdds = (back: MilliOdds, commission: number): MilliOdds =>
  back <= 1000 ? 0 : Math.max(1001, 1000 + Math.floor(((back - 1000) * (10_000 - Math.round(commission * 100))) / 10_000));

/** Statuses of the score feed during which markets are suspended. */
const SUSPENDING_STATUSES: ReadonlySet<string> = new Set(['POSSIBLE_WICKET', 'UMPIRE_REVIEW', 'RUNS_LIKELY', 'DATA_ASSEMBLY_ISSUE']);

/**
 * One event of the exchange (a race, a match) with all of its markets, told in our vocabulary: prices and status when they change, the
 * start, non-runners as void, results once. A runner keeps the place in the list at which he was first seen, whatever the exchange
 * sorts them by later.
 */
export class ExchangeEvent {
  readonly #runners: number[] = [];
  readonly #shown = new Map<string, string>();
  readonly #settled = new Map<string, Set<number>>();
  readonly #unmapped = new Map<string, number>();
  readonly #withdrawals: { readonly odds: MilliOdds; readonly at: number }[] = [];
  #facts: MatchState = INITIAL_MATCH_STATE;
  #uncertain = false;
  #version = 0;

  /** Withdrawn runners with the price that each had then, for the deductions of fixed-odds bets (betting: each-way/rule-four). */
  get withdrawals(): readonly { readonly odds: MilliOdds; readonly at: number }[] {
    return this.#withdrawals;
  }
  /** Runner ids in their permanent order. */
  get runners(): readonly number[] {
    return this.#runners;
  }
  /** Kinds of market that are not offered, by the number of messages about them. */
  get unmapped(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#unmapped);
  }
  get facts(): MatchState {
    return this.#facts;
  }

  applyMarket(market: ExchangeMarket, isBehind: boolean): FeedEventBody[] {
    const { definition } = market;
    if (!definition) return [];
    const own = mapMarket(definition);
    if (!own) {
      this.#unmapped.set(definition.marketType, (this.#unmapped.get(definition.marketType) ?? 0) + 1);
      return [];
    }
    for (const { id } of [...definition.runners].sort((a, b) => a.sortPriority - b.sortPriority))
      if (!this.#runners.includes(id)) this.#runners.push(id);
    return [
      ...this.#applyStart(definition),
      ...this.#applyPrices(market, definition, own, isBehind),
      ...this.#applyResults(market, definition, own),
    ];
  }

  /** The score of cricket: runs and wickets by innings; while something is uncertain, the markets wait. */
  applyCricketScore({ fixtureInfo, matchStats }: CricketChange, homeTeam: string): FeedEventBody[] {
    const bodies: FeedEventBody[] = [];
    const innings = (matchStats?.inningsStats ?? []).filter(({ battingTeam }) => battingTeam !== undefined);
    if (innings.length > 0) {
      const pairs = (of: (i: (typeof innings)[number]) => number) =>
        innings.map((i): readonly [number, number] => (i.battingTeam === homeTeam ? [of(i), 0] : [0, of(i)]));
      const counts = { score: pairs((i) => i.inningsRuns), wicket: pairs((i) => i.inningsWickets) };
      if (JSON.stringify(counts) !== JSON.stringify(this.#facts.counts))
        bodies.push(
          this.#change({
            counts,
            period: innings.length,
            periodsDone: innings.length - 1,
            turn: innings.at(-1)?.battingTeam === homeTeam ? 1 : 2,
          }),
        );
    }
    const uncertain = SUSPENDING_STATUSES.has(fixtureInfo?.eventStatus ?? '');
    if (uncertain && !this.#uncertain) {
      bodies.push({ type: 'MarketStopped', status: 'suspended' });
      this.#shown.clear();
    }
    this.#uncertain = uncertain;
    return bodies;
  }

  #change(changes: Partial<MatchState>): FeedEventBody {
    this.#facts = { ...this.#facts, ...changes };
    return { type: 'MatchStateChanged', facts: this.#facts };
  }

  #applyStart({ inPlay, status }: MarketDefinition): FeedEventBody[] {
    if (this.#facts.status !== 'planned' || !inPlay || status === 'CLOSED') return [];
    return [this.#change({ status: 'live', period: Math.max(1, this.#facts.period) })];
  }

  #applyPrices(market: ExchangeMarket, definition: MarketDefinition, own: MappedMarket, isBehind: boolean): FeedEventBody[] {
    const known = STATUSES[definition.status];
    const status = known === 'open' && (isBehind || this.#uncertain) ? 'suspended' : known;
    const prices = definition.runners.map(({ id, status: runner }): readonly [number, MilliOdds] => [
      own.outcome(this.#runners.indexOf(id)),
      runner === 'ACTIVE' ? offeredOdds(market.bestBack(id), definition.marketBaseRate) : 0,
    ]);
    const shown: MarketOdds = { market: own.market, status, prices: [...prices].sort(([a], [b]) => a - b), main: true };
    const text = JSON.stringify(shown);
    if (this.#shown.get(market.id) === text) return [];
    this.#shown.set(market.id, text);
    return [{ type: 'MarketChanged', markets: [shown] }];
  }

  #applyResults(market: ExchangeMarket, definition: MarketDefinition, own: MappedMarket): FeedEventBody[] {
    const done = this.#settled.get(market.id) ?? new Set<number>();
    this.#settled.set(market.id, done);
    const closed = definition.status === 'CLOSED';
    const winners = definition.runners.filter(({ status }) => status === 'WINNER').length;
    const results: (readonly [SelectionId, LegResult])[] = [];
    for (const runner of definition.runners) {
      const result = resultOf(runner, winners, definition.numberOfWinners, closed);
      if (!result || done.has(runner.id)) continue;
      done.add(runner.id);
      const back = market.bestBack(runner.id);
      if (runner.status === 'REMOVED' && runner.removalDate !== undefined && back > 0)
        this.#withdrawals.push({ odds: back, at: Date.parse(runner.removalDate) });
      results.push([selectionId(own.market, own.outcome(this.#runners.indexOf(runner.id))), result]);
    }
    if (results.length === 0) return [];
    // The feed does not say which winners of a place market tied, so each share is uncertain.
    const certainty = winners > definition.numberOfWinners && definition.numberOfWinners > 1 ? 'provisional' : 'confirmed';
    const bodies: FeedEventBody[] = [{ type: 'MarketSettled', version: ++this.#version, certainty, results }];
    if (closed && !['ended', 'abandoned'].includes(this.#facts.status))
      bodies.push(this.#change(winners > 0 ? { status: 'ended', periodsDone: Math.max(1, this.#facts.period) } : { status: 'abandoned' }));
    return bodies;
  }
}

/** Non-runners are void at once; the others once the market is closed. More winners than places share them (dead heat). */
function resultOf({ status }: RunnerDefinition, winners: number, places: number, closed: boolean): LegResult | undefined {
  if (status === 'REMOVED' || status === 'REMOVED_VACANT') return VOID;
  if (!closed) return undefined;
  if (winners === 0) return VOID;
  if (status !== 'WINNER') return LOSE;
  return winners > places ? deadHeat(places, 0, winners) : WIN;
}
