import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import { countInPeriod } from '@touchline/betting/match-state/period-count';
import { invariant } from '@touchline/kernel/invariant';
import { hashSeed } from '@touchline/kernel/random';
import { LRUCache } from 'lru-cache';
import { createNaming, type Naming, type WorldNames } from '../../naming.ts';
import { getOrCompute } from '../get-or-compute.ts';
import type { CompetitionData, SportModel } from '../sport-model.ts';
import { type AggregateDeps, buildAggregateScript, planAggregate } from './aggregate-match.ts';
import { Calendar, type PlannedMatch } from './calendar.ts';
import { fixturePlace, LAST_PAIR } from './fixture-id.ts';
import { KnockOutSeason, SeasonResult } from './groundwork.ts';
import { planAggregateLeague, planLeague } from './league-plan.ts';
import { buildMatchScript, type MatchScript } from './match-script.ts';
import { Outrights } from './outrights/outrights.ts';
import { isOutright } from './outrights/plan-outright.ts';
import { deriveSeed } from './provably-fair.ts';

export interface WorldOptions {
  readonly seed: number;
  /** When the world began, epoch ms: fixed for an installation. Seasons before it are its history. */
  readonly epochMs: number;
  /** Match minutes per real minute. */
  readonly speed: number;
  /** Secret from which the seeds of provably fair matches are derived: it reveals their results beforehand. */
  readonly secret?: string;
  readonly models: readonly SportModel[];
  readonly leagues: readonly CompetitionData[];
  /** In other languages than English; nothing else follows from it. */
  readonly names?: WorldNames;
  /** Cache sizes; results must not depend on them. */
  readonly caches?: CacheSizes;
}

export interface CacheSizes {
  readonly matches: number;
  readonly scripts: number;
  readonly finalStates: number;
  /** Only winner and duration: what calendars and searches need of many matches. */
  readonly outlines: number;
}
const CACHES: CacheSizes = { matches: 8192, scripts: 16, finalStates: 512, outlines: 30_000 };

const HOUR = 3_600_000;
/** A knock-out round is drawn this long before it begins, when the round before is over. */
const DRAW_BEFORE_MS = HOUR / 2;
/** A season's table is computed within this time after its end (its last matches may have been postponed by a day). */
const SEASON_RESULT_WINDOW_MS = 25 * HOUR;
/** Postponed matches belong to rounds up to this much earlier. */
const MAX_POSTPONEMENT_MS = 24 * HOUR;

/**
 * The simulated world: calendars of all leagues and the scripts of their matches. Everything follows from the options, so two worlds of
 * the same options are the same world, at any moment and in any process. It keeps caches, no state.
 */
export class World {
  readonly options: WorldOptions;
  readonly naming: Naming;
  readonly calendars: ReadonlyMap<number, Calendar>;
  readonly outrights: Outrights;
  readonly #leagues: ReadonlyMap<number, CompetitionData>;
  readonly #scripts: LRUCache<number, MatchScript>;
  readonly #outlines: LRUCache<number, { readonly winner: 1 | 2; readonly length: number }>;
  readonly #finalStates: LRUCache<number, { readonly facts: MatchState; readonly length: number }>;
  /** By league and season. No caches: each match is resolved once. */
  readonly #knockOuts = new Map<number, Map<number, KnockOutSeason>>();
  readonly #seasonResults = new Map<number, { readonly season: number; readonly result: SeasonResult }>();
  readonly #factsOf = (match: PlannedMatch): MatchState => this.finalStateOf(match).facts;

  constructor(options: WorldOptions) {
    this.options = options;
    this.naming = createNaming(options.names);
    const sizes = options.caches ?? CACHES;
    this.#scripts = new LRUCache({ max: sizes.scripts });
    this.#outlines = new LRUCache({ max: sizes.outlines });
    this.#finalStates = new LRUCache({ max: sizes.finalStates });
    const planned = new LRUCache<number, { readonly match: PlannedMatch | null }>({ max: sizes.matches });
    const secret = options.secret ?? `world ${options.seed}`;
    const models = new Map(options.models.map((model) => [model.sport, model]));
    this.#leagues = new Map(options.leagues.map((league) => [league.id, league]));
    invariant(this.#leagues.size === options.leagues.length, 'two leagues share an id');
    const calendars = new Map<number, Calendar>();
    this.calendars = calendars;
    // Games over other championships come after those.
    const ordered = options.leagues.toSorted((a, b) => Number(a.calendar.kind === 'aggregate') - Number(b.calendar.kind === 'aggregate'));
    for (const league of ordered) {
      const model = models.get(league.sport);
      invariant(model, `league ${league.id} belongs to sport ${league.sport}, which has no model`);
      const deps = {
        naming: this.naming,
        winnerOf: (match: PlannedMatch): 1 | 2 => this.winnerOf(match),
        seedOf: (match: number): string => deriveSeed(secret, match),
        winnerIndex: (round: number, pair: number) => {
          const seasons = this.#knockOuts.get(league.id);
          return seasons?.get(calendars.get(league.id)?.seasonOf(round) ?? 0)?.winnerIndex(round, pair);
        },
        planned,
        ordinal: calendars.size,
      };
      if (league.calendar.kind === 'aggregate') {
        const base = calendars.get(league.calendar.baseCompetition);
        // A world of some championships only has no games over the others.
        if (!base) continue;
        const plan = planAggregateLeague(league, model, base.plan);
        const aggregateOf = (round: number) => planAggregate({ plan }, this.#aggregateDeps(league, base), round);
        calendars.set(league.id, new Calendar(plan, options.seed, options.epochMs, { ...deps, aggregateOf }));
      } else calendars.set(league.id, new Calendar(planLeague(league, model, options.seed), options.seed, options.epochMs, deps));
    }
    this.outrights = new Outrights({
      seed: options.seed,
      calendars,
      maxDurationMs: (calendar) => this.maxDurationMs(calendar),
      hasEnded: (match, now) => this.hasEnded(match, now),
      finalStateOf: (match) => this.#computeFinalState(match),
    });
  }

  /** A match by its id; null where no league of this world has it. */
  match(id: number): PlannedMatch | null {
    const place = fixturePlace(id, this.#leagues);
    if (!place) return null;
    const calendar = this.calendars.get(place.league.id);
    if (!calendar) return null;
    if (place.pair < calendar.pairsIn(place.round)) return calendar.match(place.round, place.pair);
    return place.pair === LAST_PAIR ? this.outrights.of(calendar, place.round) : null;
  }

  /** Id of the league that a match is of, by its id alone; undefined where no league has such matches. */
  leagueOf(match: number): number | undefined {
    return fixturePlace(match, this.#leagues)?.league.id;
  }

  /** The matches of one league that are announced or may still be running at a moment. */
  announced(calendar: Calendar, now: number): PlannedMatch[] {
    const { plan } = calendar;
    const maxDurationMs = this.maxDurationMs(calendar);
    const reach =
      plan.kind === 'cycle' || plan.kind === 'aggregate'
        ? maxDurationMs
        : maxDurationMs + Math.max(...plan.kickOffWindowsMs) + MAX_POSTPONEMENT_MS;
    const found: PlannedMatch[] = [];
    for (let round = calendar.roundAt(now - reach); round <= calendar.roundAt(now + plan.announceAheadMs); round++) {
      if (calendar.isKnockOut && !this.#runsOrIsDrawn(calendar, round, now)) continue;
      for (const match of calendar.matches(round)) {
        const { startsAt } = match.fixture;
        if (startsAt + maxDurationMs > now && startsAt < now + plan.announceAheadMs) found.push(match);
      }
    }
    found.push(...this.outrights.announced(calendar, now));
    return found;
  }

  /**
   * Does one unit of the work on which a league's next fixtures depend: resolves one match of a knock-out's earlier rounds, or adds one to a
   * season's table that is due. False when none is left. The order is fixed and no unit is done twice, so the work ends in any case.
   */
  prepare(calendar: Calendar, now: number): boolean {
    if (calendar.plan.kind === 'aggregate') return this.#prepareResult(calendar, now);
    if (!calendar.isKnockOut) return false;
    const newest = calendar.roundAt(now + DRAW_BEFORE_MS);
    const season = calendar.seasonOf(newest);
    const { id } = calendar.plan.league;
    const kept = this.#knockOuts.get(id) ?? new Map<number, KnockOutSeason>();
    this.#knockOuts.set(id, kept);
    const knockOut = kept.get(season) ?? new KnockOutSeason(calendar, season);
    kept.set(season, knockOut);
    // The last rounds of the season before may still be running.
    for (const earlier of kept.keys()) if (earlier < season - 1) kept.delete(earlier);
    return knockOut.resolveNext(newest);
  }

  #prepareResult(aggregate: Calendar, now: number): boolean {
    const base = this.#seasonBase(aggregate);
    if (!base) return false;
    const season = base.seasonOf(base.roundAt(now)) - 1;
    const late = now - base.roundStart((season + 1) * base.plan.rounds);
    if (late > SEASON_RESULT_WINDOW_MS) return false;
    const { id } = aggregate.plan.league;
    let known = this.#seasonResults.get(id);
    if (known?.season !== season) {
      known = { season, result: new SeasonResult(base, season, this.#factsOf) };
      this.#seasonResults.set(id, known);
    }
    return known.result.addNext();
  }

  /** The championship whose seasons an aggregate competition covers; undefined for those of rounds. */
  #seasonBase({ plan }: Calendar): Calendar | undefined {
    const { calendar } = plan.league;
    return calendar.kind === 'aggregate' && calendar.metric === 'season' ? this.calendars.get(calendar.baseCompetition) : undefined;
  }

  #aggregateDeps(aggregate: CompetitionData, base: Calendar): AggregateDeps {
    return {
      base,
      speed: this.options.speed,
      scriptOf: (match) => this.scriptOf(match),
      finalStateOf: (match) => this.finalStateOf(match),
      seasonResult: (season) => {
        const known = this.#seasonResults.get(aggregate.id);
        return known?.season === season ? known.result : new SeasonResult(base, season, this.#factsOf);
      },
    };
  }

  /** Upper bound of the duration of the calendar's matches, in real ms. */
  maxDurationMs(calendar: Calendar): number {
    if (calendar.plan.maxDurationMs !== undefined) return calendar.plan.maxDurationMs;
    return (2.5 * calendar.plan.model.duration) / this.options.speed;
  }

  /** Knock-out rounds that are over are left alone: working them out needs all the results before them. */
  #runsOrIsDrawn(calendar: Calendar, round: number, now: number): boolean {
    const { plan } = calendar;
    const inSeason = round - calendar.seasonOf(round) * plan.rounds;
    const start = calendar.roundStart(round);
    if (start + (plan.kickOffWindowsMs[inSeason] ?? 0) + this.maxDurationMs(calendar) < now) return false;
    return inSeason === 0 || now >= start - DRAW_BEFORE_MS;
  }

  /** The whole script of a match, built from its seed. */
  scriptOf(match: PlannedMatch): MatchScript {
    return getOrCompute(this.#scripts, match.fixture.id, () => {
      if (isOutright(match)) return this.outrights.buildScript(match);
      const { calendar } = match.plan.league;
      const base = calendar.kind === 'aggregate' ? this.calendars.get(calendar.baseCompetition) : undefined;
      return base ? buildAggregateScript(match, this.#aggregateDeps(match.plan.league, base)) : buildMatchScript(match, this.options.seed);
    });
  }

  /** How a match ends (or ended). */
  finalStateOf(match: PlannedMatch): { readonly facts: MatchState; readonly length: number } {
    return getOrCompute(this.#finalStates, match.fixture.id, () => {
      const script = this.scriptOf(match);
      const facts = script.steps.at(-1)?.facts;
      invariant(facts, `match ${match.fixture.id} has no script`);
      return { facts, length: script.length };
    });
  }

  /** How a match ended, without caching it: a season is read once. */
  #computeFinalState(match: PlannedMatch): MatchState {
    if (this.#finalStates.has(match.fixture.id)) return this.finalStateOf(match).facts;
    return buildMatchScript(match, this.options.seed).steps.at(-1)?.facts ?? INITIAL_MATCH_STATE;
  }

  hasEnded(match: PlannedMatch, now: number): boolean {
    const { startsAt } = match.fixture;
    if (startsAt >= now) return false;
    const calendar = this.calendars.get(match.plan.league.id);
    // Long after the start it has ended for certain: no need to simulate it.
    return (
      (match.endsAt === undefined && calendar !== undefined && startsAt + this.maxDurationMs(calendar) < now) || this.endsAt(match) <= now
    );
  }

  /** Epoch ms of the final step. */
  endsAt(match: PlannedMatch): number {
    if (match.endsAt !== undefined) return match.endsAt;
    return match.fixture.startsAt + this.#outline(match).length / this.options.speed;
  }

  /** The side that goes through; a level knock-out match without overtime is decided by lot. */
  winnerOf(match: PlannedMatch): 1 | 2 {
    return this.#outline(match).winner;
  }

  #outline(match: PlannedMatch): { readonly winner: 1 | 2; readonly length: number } {
    return getOrCompute(this.#outlines, match.fixture.id, () => ({
      winner: this.#decideWinner(match),
      length: this.finalStateOf(match).length,
    }));
  }

  #decideWinner(match: PlannedMatch): 1 | 2 {
    const { facts } = this.finalStateOf(match);
    if (facts.winner === 1 || facts.winner === 2) return facts.winner;
    const { format } = match.fixture;
    const { home, away } = countInPeriod(facts, format, format.scoring === 'periods' ? 'set' : 'full-score', 0);
    if (home !== away) return home > away ? 1 : 2;
    return hashSeed(this.options.seed, 'lot', match.fixture.id) % 2 === 0 ? 1 : 2;
  }

  /** Match milliseconds elapsed at a real moment. */
  matchTimeAt(match: PlannedMatch, now: number): number {
    return (now - match.fixture.startsAt) * this.options.speed;
  }

  /** Epoch ms of a match moment. */
  realTimeAt(match: PlannedMatch, at: number): number {
    return match.fixture.startsAt + at / this.options.speed;
  }
}

/** The facts of a step with the clock carried on to a later match moment. */
export function carryClock(facts: MatchState, stepAt: number, matchMs: number, now: number): MatchState {
  const { clock } = facts;
  if (!clock) return facts;
  const elapsed = clock.running ? Math.floor((matchMs - stepAt) / 1000) : 0;
  return { ...facts, clock: { seconds: clock.seconds + elapsed, running: clock.running, at: Math.round(now) } };
}
