import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import { countInPeriod } from '@touchline/betting/match-state/period-count';
import { invariant } from '@touchline/kernel/invariant';
import { hashSeed } from '@touchline/kernel/random';
import { LRUCache } from 'lru-cache';
import { createNaming, type Naming, type WorldNames } from '../../naming.ts';
import { remember } from '../remember.ts';
import type { CompetitionData, SportModel } from '../sport-model.ts';
import { buildAggregateScript, type DigestDeps, planAggregate } from './aggregate-match.ts';
import { Calendar, type PlannedMatch } from './calendar.ts';
import { fixturePlace, LAST_PAIR } from './fixture-id.ts';
import { KnockOutSeason, SeasonResult } from './groundwork.ts';
import { planDigestLeague, planLeague } from './league-plan.ts';
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
  /** From which the seeds that are committed to follow; whoever knows it knows their races beforehand. */
  readonly secret?: string;
  readonly models: readonly SportModel[];
  readonly leagues: readonly CompetitionData[];
  /** In other languages than English; nothing else follows from it. */
  readonly names?: WorldNames;
  /** How much is kept of what can be worked out again; what the world does must not depend on it. */
  readonly caches?: CacheSizes;
}

export interface CacheSizes {
  readonly matches: number;
  readonly stories: number;
  readonly endings: number;
  /** Of these only who won and how long it took is kept: what calendars and searches ask of many matches. */
  readonly outlines: number;
}
const CACHES: CacheSizes = { matches: 8192, stories: 16, endings: 512, outlines: 30_000 };

const HOUR = 3_600_000;
/** A knock-out round is drawn this long before it begins, when the round before is over. */
const DRAW_BEFORE_MS = HOUR / 2;
/** So long after a season's end its table is worked out (its last matches may have been put off by a day). */
const SEASON_TOLD_MS = 25 * HOUR;
/** Postponed matches belong to rounds up to this much earlier. */
const PUT_OFF_MS = 24 * HOUR;

/**
 * The simulated world: calendars of all leagues and the stories of their matches. Everything follows from the options, so two worlds of
 * the same options are the same world, at any moment and in any process. It keeps caches, no state.
 */
export class World {
  readonly options: WorldOptions;
  readonly naming: Naming;
  readonly calendars: ReadonlyMap<number, Calendar>;
  readonly outrights: Outrights;
  readonly #leagues: ReadonlyMap<number, CompetitionData>;
  readonly #stories: LRUCache<number, MatchScript>;
  readonly #outlines: LRUCache<number, { readonly winner: 1 | 2; readonly length: number }>;
  readonly #endings: LRUCache<number, { readonly facts: MatchState; readonly length: number }>;
  /** By league and season; not caches: what has been told is told once. */
  readonly #knockOuts = new Map<number, Map<number, KnockOutSeason>>();
  readonly #seasonResults = new Map<number, { readonly season: number; readonly result: SeasonResult }>();
  readonly #factsOf = (match: PlannedMatch): MatchState => this.ending(match).facts;

  constructor(options: WorldOptions) {
    this.options = options;
    this.naming = createNaming(options.names);
    const sizes = options.caches ?? CACHES;
    this.#stories = new LRUCache({ max: sizes.stories });
    this.#outlines = new LRUCache({ max: sizes.outlines });
    this.#endings = new LRUCache({ max: sizes.endings });
    const planned = new LRUCache<number, { readonly match: PlannedMatch | null }>({ max: sizes.matches });
    const secret = options.secret ?? `world ${options.seed}`;
    const models = new Map(options.models.map((model) => [model.sport, model]));
    this.#leagues = new Map(options.leagues.map((league) => [league.id, league]));
    invariant(this.#leagues.size === options.leagues.length, 'two leagues share an id');
    const calendars = new Map<number, Calendar>();
    this.calendars = calendars;
    // Games over other championships come after those.
    const ordered = options.leagues.toSorted((a, b) => Number(a.calendar.kind === 'digest') - Number(b.calendar.kind === 'digest'));
    for (const league of ordered) {
      const model = models.get(league.sport);
      invariant(model, `league ${league.id} belongs to sport ${league.sport}, which has no model`);
      const doors = {
        naming: this.naming,
        winnerOf: (match: PlannedMatch): 1 | 2 => this.winnerOf(match),
        seedOf: (match: number): string => deriveSeed(secret, match),
        through: (round: number, pair: number) => {
          const seasons = this.#knockOuts.get(league.id);
          return seasons?.get(calendars.get(league.id)?.seasonOf(round) ?? 0)?.through(round, pair);
        },
        planned,
        ordinal: calendars.size,
      };
      if (league.calendar.kind === 'digest') {
        const base = calendars.get(league.calendar.of);
        // A world of some championships only has no games over the others.
        if (!base) continue;
        const plan = planDigestLeague(league, model, base.plan);
        const digestOf = (round: number) => planAggregate({ plan }, this.#digestDoors(league, base), round);
        calendars.set(league.id, new Calendar(plan, options.seed, options.epochMs, { ...doors, digestOf }));
      } else calendars.set(league.id, new Calendar(planLeague(league, model, options.seed), options.seed, options.epochMs, doors));
    }
    this.outrights = new Outrights({
      seed: options.seed,
      calendars,
      longestMs: (calendar) => this.longest(calendar),
      isOver: (match, now) => this.isOver(match, now),
      endOf: (match) => this.#endOf(match),
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

  /** The matches of one league that are announced or may still be running at a moment. */
  announced(calendar: Calendar, now: number): PlannedMatch[] {
    const { plan } = calendar;
    const longest = this.longest(calendar);
    const reach = plan.kind === 'cycle' || plan.kind === 'digest' ? longest : longest + Math.max(...plan.windows) + PUT_OFF_MS;
    const found: PlannedMatch[] = [];
    for (let round = calendar.roundAt(now - reach); round <= calendar.roundAt(now + plan.horizonMs); round++) {
      if (calendar.isKnockOut && !this.#runsOrIsDrawn(calendar, round, now)) continue;
      for (const match of calendar.matches(round)) {
        const { startsAt } = match.fixture;
        if (startsAt + longest > now && startsAt < now + plan.horizonMs) found.push(match);
      }
    }
    found.push(...this.outrights.announced(calendar, now));
    return found;
  }

  /**
   * Does one piece of the work that a league's next fixtures wait for: tells one match of a knock-out's earlier rounds, or of a season whose
   * table is due. False when none is left. Pieces come in a fixed order and are never done twice, so the work comes to an end whatever else
   * is asked of this world meanwhile.
   */
  prepare(calendar: Calendar, now: number): boolean {
    if (calendar.plan.kind === 'digest') return this.#prepareResult(calendar, now);
    if (!calendar.isKnockOut) return false;
    const newest = calendar.roundAt(now + DRAW_BEFORE_MS);
    const season = calendar.seasonOf(newest);
    const { id } = calendar.plan.league;
    const kept = this.#knockOuts.get(id) ?? new Map<number, KnockOutSeason>();
    this.#knockOuts.set(id, kept);
    const drawn = kept.get(season) ?? new KnockOutSeason(calendar, season);
    kept.set(season, drawn);
    // The last rounds of the season before may still be running.
    for (const earlier of kept.keys()) if (earlier < season - 1) kept.delete(earlier);
    return drawn.tellOne(newest);
  }

  #prepareResult(digest: Calendar, now: number): boolean {
    const base = this.#seasonBase(digest);
    if (!base) return false;
    const season = base.seasonOf(base.roundAt(now)) - 1;
    const late = now - base.roundStart((season + 1) * base.plan.rounds);
    if (late > SEASON_TOLD_MS) return false;
    const { id } = digest.plan.league;
    let known = this.#seasonResults.get(id);
    if (known?.season !== season) {
      known = { season, result: new SeasonResult(base, season, this.#factsOf) };
      this.#seasonResults.set(id, known);
    }
    return known.result.tellOne();
  }

  /** The championship whose seasons a digest tells of; undefined for other digests. */
  #seasonBase({ plan }: Calendar): Calendar | undefined {
    const { calendar } = plan.league;
    return calendar.kind === 'digest' && calendar.tells === 'season' ? this.calendars.get(calendar.of) : undefined;
  }

  #digestDoors(digest: CompetitionData, base: Calendar): DigestDeps {
    return {
      base,
      speed: this.options.speed,
      story: (match) => this.story(match),
      ending: (match) => this.ending(match),
      seasonResult: (season) => {
        const known = this.#seasonResults.get(digest.id);
        return known?.season === season ? known.result : new SeasonResult(base, season, this.#factsOf);
      },
    };
  }

  /** Longer than any match of the calendar lasts, in real ms. */
  longest(calendar: Calendar): number {
    if (calendar.plan.lastsMs !== undefined) return calendar.plan.lastsMs;
    return (2.5 * calendar.plan.model.duration) / this.options.speed;
  }

  /** Knock-out rounds that are over are left alone: working them out needs all the results before them. */
  #runsOrIsDrawn(calendar: Calendar, round: number, now: number): boolean {
    const { plan } = calendar;
    const inSeason = round - calendar.seasonOf(round) * plan.rounds;
    const start = calendar.roundStart(round);
    if (start + (plan.windows[inSeason] ?? 0) + this.longest(calendar) < now) return false;
    return inSeason === 0 || now >= start - DRAW_BEFORE_MS;
  }

  /** The whole story of a match, told from its seed. */
  story(match: PlannedMatch): MatchScript {
    return remember(this.#stories, match.fixture.id, () => {
      if (isOutright(match)) return this.outrights.tell(match);
      const { calendar } = match.plan.league;
      const base = calendar.kind === 'digest' ? this.calendars.get(calendar.of) : undefined;
      return base ? buildAggregateScript(match, this.#digestDoors(match.plan.league, base)) : buildMatchScript(match, this.options.seed);
    });
  }

  /** How a match ends (or ended). */
  ending(match: PlannedMatch): { readonly facts: MatchState; readonly length: number } {
    return remember(this.#endings, match.fixture.id, () => {
      const story = this.story(match);
      const facts = story.steps.at(-1)?.facts;
      invariant(facts, `match ${match.fixture.id} has no story`);
      return { facts, length: story.length };
    });
  }

  /** How a match ended, without keeping it: a season is gone through once. */
  #endOf(match: PlannedMatch): MatchState {
    if (this.#endings.has(match.fixture.id)) return this.ending(match).facts;
    return buildMatchScript(match, this.options.seed).steps.at(-1)?.facts ?? INITIAL_MATCH_STATE;
  }

  isOver(match: PlannedMatch, now: number): boolean {
    const { startsAt } = match.fixture;
    if (startsAt >= now) return false;
    const calendar = this.calendars.get(match.plan.league.id);
    // Long after the start it is over without asking how it went.
    return (match.endsAt === undefined && calendar !== undefined && startsAt + this.longest(calendar) < now) || this.endsAt(match) <= now;
  }

  /** Epoch ms of the final step. */
  endsAt(match: PlannedMatch): number {
    if (match.endsAt !== undefined) return match.endsAt;
    return match.fixture.startsAt + this.#outline(match).length / this.options.speed;
  }

  /** Who goes through; a level knock-out match without overtime is decided by lot. */
  winnerOf(match: PlannedMatch): 1 | 2 {
    return this.#outline(match).winner;
  }

  #outline(match: PlannedMatch): { readonly winner: 1 | 2; readonly length: number } {
    return remember(this.#outlines, match.fixture.id, () => ({ winner: this.#decideWinner(match), length: this.ending(match).length }));
  }

  #decideWinner(match: PlannedMatch): 1 | 2 {
    const { facts } = this.ending(match);
    if (facts.winner === 1 || facts.winner === 2) return facts.winner;
    const { format } = match.fixture;
    const { home, away } = countInPeriod(facts, format, format.scoring === 'periods' ? 'set' : 'full-score', 0);
    if (home !== away) return home > away ? 1 : 2;
    return hashSeed(this.options.seed, 'lot', match.fixture.id) % 2 === 0 ? 1 : 2;
  }

  /** Match milliseconds gone at a real moment. */
  matchMs(match: PlannedMatch, now: number): number {
    return (now - match.fixture.startsAt) * this.options.speed;
  }

  /** Epoch ms of a match moment. */
  realMs(match: PlannedMatch, at: number): number {
    return match.fixture.startsAt + at / this.options.speed;
  }
}

/** The facts of a step with the clock carried on to a later match moment. */
export function carryClock(facts: MatchState, stepAt: number, matchMs: number, now: number): MatchState {
  const { clock } = facts;
  if (!clock) return facts;
  const gone = clock.running ? Math.floor((matchMs - stepAt) / 1000) : 0;
  return { ...facts, clock: { seconds: clock.seconds + gone, running: clock.running, at: Math.round(now) } };
}
