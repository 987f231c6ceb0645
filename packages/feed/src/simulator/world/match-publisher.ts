import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { marketType } from '@touchline/betting/markets/registry';
import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import type { LegResult } from '@touchline/betting/settlement/leg-result';
import { decodeMarketId, type MarketId, type SelectionId, selectionId } from '@touchline/kernel/selection';
import type { FeedEvent, FeedEventBody, Fixture, MarketOdds } from '../../feed-events.ts';
import type { PlannedMatch } from './calendar.ts';
import { prematchRepriceIntervalMs } from './drift.ts';
import { type MatchScript, type MatchScriptStep, stepAt } from './match-script.ts';
import { isOutright } from './outrights/plan-outright.ts';
import { commitmentIncident } from './provably-fair.ts';
import { quoteLive, quotePrematch } from './quote.ts';
import { ShownMarkets } from './shown-markets.ts';
import { carryClock, type World } from './world.ts';

export const SOURCE = 'simulator';

/** The market that a withdrawn runner's price is read from. */
const RACE_WINNER = marketIdByKey('race-winner', { specifier: 1 });

/** Real milliseconds between quotes of a running match, and up to which age a backlog is published step by step. */
const LIVE_QUOTE_MS = 5000;
const BACKLOG_MS = 20_000;
/** How often an outright looks whether a match of its league is over. */
const OUTRIGHT_QUOTE_MS = 60_000;
const NEVER = Number.POSITIVE_INFINITY;
/** So many published steps are forgotten at once. The scripts of some 200 running matches would be a third of what the world has in memory. */
const FORGET_STEPS = 32;

/**
 * Publishes one match: fixture, odds, incidents, settlements. Numbering continues from the receiver's last sequence. After a restart it
 * republishes under new numbers, which is safe: states and odds are full snapshots, settlements are idempotent by (market, version).
 */
export class MatchPublisher {
  readonly match: PlannedMatch;
  /** Epoch ms at which there is something to do again; Infinity when all of the match has been published. */
  dueAt = 0;
  readonly #world: World;
  readonly #emit: (event: FeedEvent) => void;
  readonly #knownSelections: () => Iterable<SelectionId>;
  #shown: ShownMarkets | undefined;
  #seq: number;
  #script: MatchScript | null = null;
  #step = -1;
  #facts: MatchState = INITIAL_MATCH_STATE;
  #suspendedUntil = 0;
  #suspended = false;
  #quoteAt = 0;
  #announced = false;
  #moved = false;

  /** `knownSelections`: those that the receiver has been shown before; read when the match is published, because there are thousands. */
  constructor(
    world: World,
    match: PlannedMatch,
    emit: (event: FeedEvent) => void,
    seq: number,
    knownSelections: () => Iterable<SelectionId>,
  ) {
    this.#world = world;
    this.match = match;
    this.#emit = emit;
    this.#seq = seq;
    this.#knownSelections = knownSelections;
  }

  get #markets(): ShownMarkets {
    this.#shown ??= new ShownMarkets(this.#knownSelections());
    return this.#shown;
  }

  get isFinished(): boolean {
    return this.dueAt === NEVER;
  }

  /** Whether its fixture has been published. */
  get isAnnounced(): boolean {
    return this.#announced;
  }

  /** Publishes everything up to now and sets `dueAt`. */
  advance(now: number): void {
    const busyUntil = this.#world.outrights.runBatch(this.match, now, this.#seq > 0);
    if (busyUntil !== null) {
      this.dueAt = busyUntil;
      return;
    }
    if (!this.#announced) this.#announce(now);
    this.#postpone(now);
    const start = this.match.fixture.startsAt;
    if (now < start) {
      if (now >= this.#quoteAt) this.#quotePrematch(now);
      this.dueAt = Math.min(start, this.#quoteAt, this.#postponedAt(now));
      return;
    }
    this.#publishDue(now);
  }

  /** Publishes the present state again: fixture, match state, every market shown. Does nothing before the first publication and after the end. */
  resend(now: number): void {
    if (this.isFinished || !this.isAnnounced) return;
    this.#send(now, { type: 'FixtureAdded', fixture: this.#fixtureAt(now) });
    const step = this.#script?.steps[this.#step];
    this.#send(now, {
      type: 'MatchStateChanged',
      facts: step ? carryClock(step.facts, step.at, this.#world.matchTimeAt(this.match, now), now) : this.#stateBeforeStart,
    });
    const published = [...this.#markets.ids()].flatMap((market) => this.#markets.pricesOf(market) ?? []);
    if (published.length > 0 && !this.#suspended) this.#send(now, { type: 'MarketChanged', markets: published });
  }

  #announce(now: number): void {
    this.#announced = true;
    this.#send(now, { type: 'FixtureAdded', fixture: this.#fixtureAt(now) });
    this.#send(now, { type: 'MatchStateChanged', facts: this.#stateBeforeStart });
  }

  /** Facts known before the start: nothing, or the commitment. */
  get #stateBeforeStart(): MatchState {
    const { seed } = this.match;
    return seed === undefined ? INITIAL_MATCH_STATE : { ...INITIAL_MATCH_STATE, incidents: [commitmentIncident(seed)] };
  }

  /** The fixture as it is known at a moment: before a postponement is known it still has its first date. */
  #fixtureAt(now: number): Fixture {
    const { fixture, postponement } = this.match;
    if (!postponement || now >= postponement.knownAt) {
      this.#moved = true;
      return fixture;
    }
    return { ...fixture, startsAt: postponement.plannedAt };
  }

  #postponedAt(now: number): number {
    const at = this.match.postponement?.knownAt ?? NEVER;
    return at > now ? at : NEVER;
  }

  #postpone(now: number): void {
    if (this.#moved || !this.match.postponement || now < this.match.postponement.knownAt) return;
    this.#moved = true;
    this.#send(now, { type: 'MarketStopped', status: 'suspended' });
    this.#send(now, { type: 'MatchStateChanged', facts: { ...INITIAL_MATCH_STATE, status: 'postponed' } });
    this.#send(now, { type: 'FixtureChanged', changes: { startsAt: this.match.fixture.startsAt } });
    this.#send(now, { type: 'MatchStateChanged', facts: INITIAL_MATCH_STATE });
    this.#quoteAt = 0;
    this.#suspended = true;
  }

  #quotePrematch(now: number): void {
    const { options, outrights } = this.#world;
    const bucket = isOutright(this.match) ? OUTRIGHT_QUOTE_MS : prematchRepriceIntervalMs(this.match.fixture.startsAt - now);
    // Matches change at different moments of their bucket, so that the work is even.
    const phase = (this.match.fixture.id * 7919) % bucket;
    this.#quoteAt = Math.min((Math.floor((now - phase) / bucket) + 1) * bucket + phase, this.match.fixture.startsAt);
    this.#show(now, outrights.quotedMarkets(this.match) ?? quotePrematch(this.match, now, options.seed));
  }

  #publishDue(now: number): void {
    this.#script ??= this.#world.scriptOf(this.match);
    const script = this.#script;
    const matchMs = this.#world.matchTimeAt(this.match, now);
    const until = stepAt(script, matchMs);
    const backlog = until > this.#step && this.#realTimeOf(script.steps[this.#step + 1]) < now - BACKLOG_MS;
    if (backlog) this.#catchUp(now, script, until);
    for (; this.#step < until; this.#step++) {
      const step = script.steps[this.#step + 1];
      if (step) this.#publishStep(this.#realTimeOf(step), step);
    }
    if (this.#step === script.steps.length - 1) {
      this.#close(now);
      return;
    }
    if (now >= this.#suspendedUntil && now >= this.#quoteAt && this.match.fixture.live && this.#step >= 0) this.#quoteLive(now, matchMs);
    const next = this.#realTimeOf(script.steps[this.#step + 1]);
    const quote = this.match.fixture.live ? Math.max(this.#suspendedUntil, this.#quoteAt) : NEVER;
    this.dueAt = Math.min(next, quote);
    if (this.#step >= FORGET_STEPS) this.#forgetPublished(script);
  }

  /** Keeps the last step that was published and those to come. */
  #forgetPublished({ steps, length }: MatchScript): void {
    this.#script = { steps: steps.slice(this.#step), length };
    this.#step = 0;
  }

  #realTimeOf(step: MatchScriptStep | undefined): number {
    return step ? this.#world.realTimeAt(this.match, step.at) : NEVER;
  }

  /** After a pause: skips to the present state; settlements by scores that were corrected meanwhile are rolled back. */
  #catchUp(now: number, script: MatchScript, until: number): void {
    for (let i = this.#step + 1; i <= until; i++) {
      const step = script.steps[i];
      if (step?.corrects) this.#rollBack(now, step.corrects, script.steps[i]?.facts ?? INITIAL_MATCH_STATE);
    }
    this.#step = until;
    const step = script.steps[until];
    if (!step) return;
    const before = this.#facts;
    this.#facts = step.facts;
    this.#withdraw(this.match.fixture.startsAt, before);
    if (before === INITIAL_MATCH_STATE) this.#start(this.match.fixture.startsAt);
    this.#send(now, { type: 'MatchStateChanged', facts: carryClock(step.facts, step.at, this.#world.matchTimeAt(this.match, now), now) });
    this.#settle(now);
  }

  #publishStep(at: number, step: MatchScriptStep): void {
    const before = this.#facts;
    this.#facts = step.facts;
    this.#withdraw(at, before);
    const facts = carryClock(step.facts, step.at, step.at, at);
    if (this.#step < 0) this.#start(at);
    if (this.#step < 0 && !this.match.fixture.live) this.#send(at, { type: 'MarketStopped', status: 'suspended' });
    if (step.suspendMs && this.match.fixture.live) this.#suspend(at, step.suspendMs);
    if (step.incident) this.#send(at, { type: 'MatchEvent', incident: step.incident, facts, material: step.material ?? false });
    else this.#send(at, { type: 'MatchStateChanged', facts });
    if (step.corrects) this.#rollBack(at, step.corrects, step.facts);
    const counted = before.counts !== step.facts.counts || before.incidents !== step.facts.incidents;
    if (counted || before.status !== step.facts.status || before.period !== step.facts.period) this.#settle(at);
  }

  /** Publishes the runners withdrawn since `before` at their last odds: Rule 4 applies to bets taken until then. */
  #withdraw(at: number, before: MatchState): void {
    const { places } = this.#facts;
    if (!places?.includes(-1) || before.places) return;
    for (const [runner, place] of places.entries()) {
      const odds = this.#markets.odds(selectionId(RACE_WINNER, runner));
      if (place !== -1 || odds === 0) continue;
      this.#send(at, {
        type: 'RunnerWithdrawn',
        version: 1,
        selection: selectionId(RACE_WINNER, runner),
        odds,
        at: Math.round(at),
      });
    }
  }

  /** Publishes the prices to win at which a race is off. Who is taken out at the start has one too: there was no time to form others. */
  #start(at: number): void {
    if (!this.match.fixture.hasStartingPrices) return;
    const prices = [...this.#markets.outcomes(RACE_WINNER)].flatMap((runner) => {
      const selection = selectionId(RACE_WINNER, runner);
      const odds = this.#markets.odds(selection);
      return odds === 0 ? [] : [[selection, odds] as const];
    });
    if (prices.length > 0) this.#send(at, { type: 'StartingPrices', version: 1, prices, at: Math.round(at) });
  }

  #suspend(at: number, suspendMs: number): void {
    this.#suspendedUntil = Math.max(this.#suspendedUntil, at + suspendMs / this.#world.options.speed);
    this.#quoteAt = this.#suspendedUntil;
    if (this.#suspended) return;
    this.#suspended = true;
    this.#send(at, { type: 'MarketStopped', status: 'suspended' });
  }

  #quoteLive(now: number, matchMs: number): void {
    const step = this.#script?.steps[this.#step];
    if (!step) return;
    // Spread over the interval by match, so that not all are quoted at once.
    this.#quoteAt = now + LIVE_QUOTE_MS + ((this.match.fixture.id * 7919) % 1500);
    const facts = carryClock(step.facts, step.at, matchMs, now);
    this.#show(now, facts.status === 'interrupted' ? [] : quoteLive(this.match, facts, this.#world.options.seed));
  }

  /** Sends what differs from what is shown; lines no longer quoted are closed for now. */
  #show(now: number, quoted: readonly MarketOdds[]): void {
    const changed: MarketOdds[] = [];
    const present = new Set<MarketId>();
    for (const market of quoted) {
      if (this.#markets.isSettled(market.market)) continue;
      present.add(market.market);
      if (!this.#suspended && this.#markets.isSame(market)) continue;
      this.#markets.show(market);
      changed.push(market);
    }
    const unquoted = [...this.#markets.ids()].filter((id) => !present.has(id) && this.#markets.isShown(id));
    for (const id of unquoted) this.#markets.hide(id);
    this.#suspended = false;
    if (unquoted.length > 0) this.#send(now, { type: 'MarketStopped', markets: unquoted, status: 'suspended' });
    if (changed.length > 0) this.#send(now, { type: 'MarketChanged', markets: changed });
  }

  /** Results of all outcomes ever shown of a market, or null while one is open. */
  #results(market: MarketId, facts: MatchState): (readonly [SelectionId, LegResult])[] | null {
    const ref = decodeMarketId(market);
    const type = marketType(ref.type);
    if (!type) return null;
    const { sport, format } = this.match.fixture;
    const results: (readonly [SelectionId, LegResult])[] = [];
    for (const outcome of this.#markets.outcomes(market)) {
      const result = type.settle(ref, outcome, facts, { sport, format });
      if (!result) return null;
      results.push([selectionId(market, outcome), result]);
    }
    return results;
  }

  /** Settles every market that the facts decide: early where they can, all of them at the end. */
  #settle(at: number): void {
    const byVersion = new Map<number, (readonly [SelectionId, LegResult])[]>();
    for (const market of this.#markets.ids()) {
      if (this.#markets.isSettled(market)) continue;
      const results = this.#results(market, this.#facts);
      if (!results) continue;
      this.#markets.settle(market);
      const version = this.#markets.versionOf(market);
      const list = byVersion.get(version);
      if (list) list.push(...results);
      else byVersion.set(version, [...results]);
    }
    for (const [version, results] of byVersion) this.#send(at, { type: 'MarketSettled', version, certainty: 'confirmed', results });
  }

  /** Takes back what the wrong facts decided and the right ones leave open; from here on such markets settle under the next version. */
  #rollBack(at: number, wrong: MatchState, right: MatchState): void {
    const markets: MarketId[] = [];
    for (const market of this.#markets.ids())
      if (this.#results(market, wrong) && !this.#results(market, right)) {
        markets.push(market);
        this.#markets.rollBack(market);
      }
    if (markets.length > 0) this.#send(at, { type: 'SettlementRolledBack', version: 1, markets });
  }

  #close(now: number): void {
    this.#settle(now);
    this.#send(now, { type: 'MarketStopped', status: 'closed' });
    this.#markets.release();
    this.dueAt = NEVER;
  }

  #send(at: number, body: FeedEventBody): void {
    this.#seq++;
    const time = Math.round(at);
    this.#emit({ source: SOURCE, seq: this.#seq, match: this.match.fixture.id, sourceTime: time, receivedAt: time, ...body });
  }
}
