import { invariant } from '@touchline/kernel/invariant';
import { createRandom, hashSeed } from '@touchline/kernel/random';
import type { LRUCache } from 'lru-cache';
import type { Fixture } from '../../feed-events.ts';
import type { Naming } from '../../naming.ts';
import { getOrCompute } from '../get-or-compute.ts';
import type { CompetitorData, Ratings } from '../sport-model.ts';
import type { AggregateFixture } from './aggregate-match.ts';
import { champOf, competitorId, competitorOf, countryId, leagueNames } from './competitors.ts';
import { type CalendarPlace, fixtureId, PAIRS } from './fixture-id.ts';
import { FIVE_MINUTES, knockOutSize, type LeaguePlan } from './league-plan.ts';
import { roundRobinPair, shuffled } from './pairing.ts';

/** A match as the calendar has it, with the strengths of the day, from which its script is built. */
export interface PlannedMatch {
  readonly fixture: Fixture;
  readonly ratings: Ratings;
  readonly plan: LeaguePlan;
  readonly place: CalendarPlace;
  readonly season: number;
  /** The seed of a provably fair script; a secret until the end. */
  readonly seed?: string;
  /** When it ends, epoch ms, where that is known beforehand. */
  readonly endsAt?: number;
  /** Was first set for `plannedAt` and moved to `fixture.startsAt`, as became known at `knownAt`. */
  readonly postponement?: { readonly plannedAt: number; readonly knownAt: number };
}

/** The place of a match in its calendar, and when it starts, epoch ms. */
export interface Slot extends CalendarPlace {
  readonly startsAt: number;
}

/** The parts of its world that a calendar needs. */
interface CalendarDeps {
  readonly naming: Naming;
  readonly winnerOf: WinnerOf;
  /** Index of the competitor that went through, where the world keeps it. */
  readonly winnerIndex: (round: number, pair: number) => number | undefined;
  readonly seedOf: (match: number) => string;
  /** Matches worked out, of all calendars together; this one's under keys of its ordinal. */
  readonly planned: LRUCache<number, { readonly match: PlannedMatch | null }>;
  readonly ordinal: number;
  /** Games over another championship, by round. */
  readonly aggregateOf?: (round: number) => AggregateFixture | null;
}

/** Side that went through in a match of the round before. */
type WinnerOf = (match: PlannedMatch) => 1 | 2;

const STAGES = ['final', '1/2', '1/4', '1/8', '1/16', '1/32'];

/** More rounds than a calendar is ever asked for, past and future together. */
const ROUNDS = 2 ** 23;

/** Share of league matches put off, by how long, and how long before the start it becomes known. */
const POSTPONED = 0.004;
const POSTPONED_MS = 20 * 3_600_000;
const POSTPONED_KNOWN_MS = 40 * 60_000;

/** Day-to-day form: about a seventh of the spread between good and average teams. */
const FORM = 0.14;

/**
 * The calendar of one league: any round, past or future, from the seed alone. Rounds are numbered from the epoch; a season is `plan.rounds`
 * of them. In knock-outs the pairs of a round follow from the results of the round before.
 */
export class Calendar {
  readonly plan: LeaguePlan;
  readonly naming: Naming;
  readonly #seed: number;
  readonly #epochMs: number;
  readonly #deps: CalendarDeps;

  constructor(plan: LeaguePlan, seed: number, epochMs: number, deps: CalendarDeps) {
    this.plan = plan;
    this.naming = deps.naming;
    this.#seed = seed;
    this.#epochMs = epochMs;
    this.#deps = deps;
  }

  /** Whether the pairs of a round follow from the results of the round before. */
  get isKnockOut(): boolean {
    const { kind, runners } = this.plan;
    return (kind === 'cup' || kind === 'tour') && runners === 0;
  }

  /** The round that a moment falls in; with days set in advance, the last one that has started. */
  roundAt(ms: number): number {
    const { calendar } = this.plan.league;
    if (calendar.kind === 'fixed') return calendar.events.filter(({ at }) => Date.parse(at) <= ms).length - 1;
    const { offsetMs, seasonMs, rounds, roundStarts } = this.plan;
    const since = ms - this.#epochMs - offsetMs;
    const season = Math.floor(since / seasonMs);
    const next = roundStarts.findIndex((start) => start > since - season * seasonMs);
    return season * rounds + (next === -1 ? rounds : next) - 1;
  }

  roundStart(round: number): number {
    const { calendar } = this.plan.league;
    if (calendar.kind === 'fixed') return Date.parse(calendar.events[round]?.at ?? '');
    const { offsetMs, seasonMs, rounds, roundStarts } = this.plan;
    const season = this.seasonOf(round);
    return this.#epochMs + offsetMs + season * seasonMs + (roundStarts[round - season * rounds] ?? 0);
  }

  seasonOf(round: number): number {
    return Math.floor(round / this.plan.rounds);
  }

  /** Number of pairs in a round. */
  pairsIn(round: number): number {
    const { plan } = this;
    if (plan.kind === 'fixed') return round >= 0 && round < plan.rounds ? 1 : 0;
    if (plan.kind === 'league' || plan.kind === 'cycle' || plan.kind === 'aggregate' || plan.runners > 0) return plan.matchesInFirstRound;
    return plan.matchesInFirstRound >> (round - this.seasonOf(round) * plan.rounds);
  }

  /** One match; null for a day off. */
  match(round: number, pair: number): PlannedMatch | null {
    const key = (this.#deps.ordinal * ROUNDS + round + ROUNDS / 2) * PAIRS + pair;
    return getOrCompute(this.#deps.planned, key, () => ({ match: this.#plan(round, pair) })).match;
  }

  matches(round: number): PlannedMatch[] {
    const found: PlannedMatch[] = [];
    for (let pair = 0; pair < this.pairsIn(round); pair++) {
      const match = this.match(round, pair);
      if (match) found.push(match);
    }
    return found;
  }

  /**
   * When the matches of a round start, without planning any: neither sides nor, in a knock-out, the results before are needed. Not of games
   * over other championships.
   */
  slots(round: number): Slot[] {
    const { plan } = this;
    if (plan.runners > 0) return this.pairsIn(round) === 0 ? [] : [{ round, pair: 0, startsAt: this.roundStart(round) }];
    const inSeason = round - this.seasonOf(round) * plan.rounds;
    // The side with a day off changes with the draw, the pair that is missing does not.
    const anyOrder = plan.league.competitors.map((_, i) => i);
    const found: Slot[] = [];
    for (let pair = 0; pair < this.pairsIn(round); pair++)
      if (plan.kind !== 'league' || roundRobinPair(anyOrder, inSeason, pair))
        found.push({ round, pair, startsAt: this.#kickOff(round, pair).startsAt });
    return found;
  }

  #plan(round: number, pair: number): PlannedMatch | null {
    const { plan } = this;
    const season = this.seasonOf(round);
    const inSeason = round - season * plan.rounds;
    if (plan.runners > 0) return this.#race(round, season);
    if (plan.kind === 'aggregate') return this.#aggregate(round, season);
    const sides = this.#sides(round, season, inSeason, pair);
    return sides && this.#fixture(round, season, inSeason, pair, sides);
  }

  #sides(round: number, season: number, inSeason: number, pair: number): readonly [number, number] | null {
    const { plan } = this;
    const count = plan.league.competitors.length;
    if (plan.kind === 'cycle') {
      const random = createRandom(this.#seed, 'cycle', plan.league.id, round);
      const home = random.int(count);
      const away = (home + 1 + random.int(count - 1)) % count;
      return [home, away];
    }
    const order = shuffled(count, this.#seed, 'draw', plan.league.id, season);
    if (plan.kind === 'league') return roundRobinPair(order, inSeason, pair);
    if (inSeason === 0) {
      const draw = order.slice(0, knockOutSize(count));
      return [draw[2 * pair] ?? 0, draw[2 * pair + 1] ?? 0];
    }
    return [this.winnerIndex(round - 1, 2 * pair), this.winnerIndex(round - 1, 2 * pair + 1)];
  }

  /** Index of the competitor that won a pair of a knock-out's round; simulates the match where the result is not kept. */
  winnerIndex(round: number, pair: number): number {
    const kept = this.#deps.winnerIndex(round, pair);
    if (kept !== undefined) return kept;
    const match = this.match(round, pair);
    invariant(match?.fixture.away, 'a knock-out round has all its pairs');
    const winner = this.#deps.winnerOf(match) === 1 ? match.fixture.home : match.fixture.away;
    return this.plan.league.competitors.findIndex((c) => c.name === winner.names.en);
  }

  /** As first set, and as it is played. */
  #kickOff(round: number, pair: number): { readonly plannedAt: number; readonly startsAt: number } {
    const { plan } = this;
    const plannedAt = this.#plannedAt(round, pair);
    const postponedMs = plan.kind === 'league' && createRandom(this.#seed, 'put off', plan.league.id, round, pair).chance(POSTPONED);
    return { plannedAt, startsAt: postponedMs ? plannedAt + POSTPONED_MS : plannedAt };
  }

  #plannedAt(round: number, pair: number): number {
    const { plan } = this;
    const pairs = this.pairsIn(round);
    const jitter = hashSeed(this.#seed, 'kick-off', plan.league.id, round, pair) / 2 ** 32;
    // The slot order turns by round, so the same table place does not always open the round.
    const slot = (pair + round * 3) % pairs;
    const windowMs = plan.kickOffWindowsMs[round - this.seasonOf(round) * plan.rounds] ?? 0;
    const at = this.roundStart(round) + (windowMs * (slot + 0.8 * jitter)) / pairs;
    return windowMs === 0 ? at : Math.round(at / FIVE_MINUTES) * FIVE_MINUTES;
  }

  #rating(data: CompetitorData, round: number, pair: number): number {
    return data.rating + FORM * createRandom(this.#seed, 'form', this.plan.league.id, round, pair, data.name).normal();
  }

  #base(
    round: number,
    season: number,
    pair: number,
    startsAt: number,
  ): Pick<Fixture, 'id' | 'sport' | 'champ' | 'startsAt' | 'format' | 'sections' | 'virtual'> {
    const { league, format } = this.plan;
    const year = new Date(this.roundStart(season * this.plan.rounds)).getUTCFullYear();
    return {
      id: fixtureId(league, { round, pair }),
      sport: league.sport,
      champ: champOf(this.naming, league, `${year}/${String((year + 1) % 100).padStart(2, '0')}`),
      startsAt,
      format,
      sections: league.sections ?? [],
      virtual: league.virtual ?? false,
    };
  }

  #fixture(round: number, season: number, inSeason: number, pair: number, [h, a]: readonly [number, number]): PlannedMatch {
    const { plan } = this;
    const { league } = plan;
    const [home, away] = [league.competitors[h], league.competitors[a]];
    invariant(home && away, `league ${league.id} has no competitors ${h}, ${a}`);
    const { plannedAt, startsAt } = this.#kickOff(round, pair);
    const knockOut = plan.kind === 'cup' || plan.kind === 'tour';
    const weight = this.#weight((home.rating + away.rating) / 2, pair, round);
    const base = this.#base(round, season, pair, startsAt);
    const fixture: Fixture = {
      ...base,
      home: competitorOf(this.naming, league, home),
      away: competitorOf(this.naming, league, away),
      ...(knockOut ? { stage: STAGES[plan.rounds - 1 - inSeason] ?? '' } : { round: String(inSeason + 1) }),
      ...(home.venue ? { venue: home.venue } : {}),
      weight,
      live: weight >= 20 || hashSeed(this.#seed, 'live', base.id) % 10 < 9,
    };
    const ratings = { home: this.#rating(home, round, pair), away: this.#rating(away, round, pair) };
    const match = { fixture, ratings, plan, place: { round, pair }, season };
    return startsAt > plannedAt ? { ...match, postponement: { plannedAt, knownAt: plannedAt - POSTPONED_KNOWN_MS } } : match;
  }

  #race(round: number, season: number): PlannedMatch {
    const { plan } = this;
    const { league } = plan;
    const chosen =
      plan.runners === league.competitors.length
        ? league.competitors.map((_, i) => i)
        : shuffled(league.competitors.length, this.#seed, 'field', league.id, round).slice(0, plan.runners);
    const field = chosen.map((i) => league.competitors[i]).filter((c) => c !== undefined);
    const event = league.calendar.kind === 'fixed' ? league.calendar.events[round]?.name : undefined;
    const names = event === undefined ? leagueNames(this.naming, league) : this.naming.named(league.sport, event, league.name);
    const fixture: Fixture = {
      ...this.#base(round, season, 0, this.roundStart(round)),
      // In a match without sides the home side stands for the event itself.
      home: { id: competitorId(league.sport, names.en), names, country: countryId(league.country) },
      away: null,
      runners: field.map((data) => competitorOf(this.naming, league, data)),
      ...(plan.model.entries
        ? { hasStartingPrices: true, entries: plan.model.entries(field, createRandom(this.#seed, 'entries', league.id, round)) }
        : {}),
      round: String(round - season * plan.rounds + 1),
      weight: this.#weight(0, 0, round),
      live: false,
    };
    const strengths = field.map((data) => this.#rating(data, round, 0));
    const seed = plan.model.isProvablyFair ? { seed: this.#deps.seedOf(fixture.id) } : {};
    return { fixture, ratings: { home: 0, away: 0, runners: strengths }, plan, place: { round, pair: 0 }, season, ...seed };
  }

  #aggregate(round: number, season: number): PlannedMatch | null {
    const aggregate = this.#deps.aggregateOf?.(round);
    if (!aggregate) return null;
    const { startsAt, endsAt, ratings, relatesTo, ...sides } = aggregate;
    const fixture: Fixture = {
      ...this.#base(round, season, 0, startsAt),
      ...sides,
      round: String(round - season * this.plan.rounds + 1),
      weight: this.#weight(0, 0, round),
      ...(relatesTo.length > 0 ? { relatesTo } : {}),
    };
    return { fixture, ratings, plan: this.plan, place: { round, pair: 0 }, season, endsAt };
  }

  /** 0-100: top championships first, then strong sides. */
  #weight(strength: number, pair: number, round: number): number {
    const { league } = this.plan;
    const base = league.top > 0 ? Math.max(42, 64 - 3 * league.top) : league.virtual || this.plan.kind === 'cycle' ? 8 : 22;
    const wobble = hashSeed(this.#seed, 'weight', league.id, round, pair) % 7;
    return Math.round(Math.min(100, Math.max(1, base + 9 * strength + wobble)));
  }
}
