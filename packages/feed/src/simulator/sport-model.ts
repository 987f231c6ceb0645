import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import type { Incident, MatchState } from '@touchline/betting/match-state/match-state';
import type { CountKey } from '@touchline/catalogue/count-keys';
import type { Random } from '@touchline/kernel/random';
import type { MarketId } from '@touchline/kernel/selection';
import type { Competitor, Fixture, RaceEntry } from '../feed-events.ts';

/** How good the two sides are on the day, on one scale: 0 is the league's average, +1 about one standard deviation better. */
export interface Ratings {
  readonly home: number;
  readonly away: number;
  /** For races: one per runner. */
  readonly runners?: readonly number[];
  /** For aggregate matches: the expected goals of each underlying match, and the second at which it starts. */
  readonly upcoming?: readonly { readonly startSecond: number; readonly home: number; readonly away: number }[];
  /** The home score of an aggregate match before it starts. */
  readonly startingScore?: number;
}

/** A step of a match's script, in the order of time. The whole script follows from the seed before the start, so it can be rebuilt at any time. */
export interface ScriptStep {
  /** Milliseconds of match time since the start, breaks included. */
  readonly at: number;
  readonly facts: MatchState;
  readonly incident?: Incident;
  /** Prices are suspended from `at` for this long (a goal, a red card, a set point...); 0 or absent = not. */
  readonly suspendMs?: number;
  readonly material?: boolean;
}

/**
 * Chances of the rest of one count (a statistic in a period; period 0 = the whole match by the market rules): the joint distribution of the FINAL
 * pair, given the facts so far. `p[h * n + a]` for the pair (baseHome + h, baseAway + a); sums to 1. Where counts are high (basketball, cricket) the
 * pair is given by its marginals instead.
 */
export type CountForecast =
  | { readonly kind: 'joint'; readonly baseHome: number; readonly baseAway: number; readonly n: number; readonly p: Float64Array }
  | {
      readonly kind: 'marginals';
      /** Probability of total = minTotal + i, of (home - away) = minDiff + i, of home = minHome + i, of away = minAway + i. */
      readonly total: Float64Array;
      readonly minTotal: number;
      readonly diff: Float64Array;
      readonly minDiff: number;
      readonly home: Float64Array;
      readonly minHome: number;
      readonly away: Float64Array;
      readonly minAway: number;
    };

/**
 * `score` with period 0 is the match by the market rules: regular time in `sum` sports; give `full-score` (period 0) besides it where
 * there is overtime, else the `winner` market and totals with overtime are missing. Where scoring is `periods`, give `set` (period 0:
 * periods won, joint), `score` period 0 (all games or points of the match) and `score` of the running period and the next one.
 * Periods 29, 30 and 31 are the first five periods and the two halves (betting: match-state/period-span).
 * A count that is already final need not be given; what is given is offered.
 */
export interface StatForecast {
  readonly stat: CountKey;
  readonly period: number;
  readonly outlook: CountForecast;
  /** Lines offered each side of the most even one, in quarters of a unit (football totals 4 = whole and half goals and quarters...). */
  readonly lineStep?: number;
  readonly lines?: number;
}

/** A market with the probability of each outcome, 1 / (fair decimal odds). The world adds the margin. */
export interface FairMarket {
  readonly market: MarketId;
  readonly outcomes: readonly (readonly [outcome: number, probability: number])[];
}

/**
 * One sport in the simulator. Pure: everything from the arguments and the seeded `random`.
 * The world (simulator/world) owns calendars, ratings, seasons, margins, drift, suspension and corrections.
 */
export interface SportModel {
  readonly sport: number;
  /** Default format; a championship may override (best of five). */
  readonly format: MatchFormat;
  /** Usual length of a match in match milliseconds, breaks included: the calendar leaves room for it. */
  readonly duration: number;
  /** The script follows from a seed that is committed to before the start and revealed after the end (provably fair). */
  readonly isProvablyFair?: true;
  script(fixture: Fixture, ratings: Ratings, random: Random, seed?: string): ScriptStep[];
  /**
   * Open counts, statistic by statistic: the market families (result, handicap, totals, ...) are priced from these. The facts' clock has been carried
   * on to the moment of pricing, between steps too.
   */
  outlooks(fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[];
  /** Markets that are not a family over a count: next goal, method of victory, outright, goalscorers, race winner... */
  specials(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[];
  /**
   * The players of incidents for which the script itself names none: from a stream of its own, so that what is played is the same with and without
   * names.
   */
  people?(steps: readonly ScriptStep[], fixture: Fixture, random: Random): readonly ScriptStep[];
  /** The racecard of a field, by runner: from a stream of its own, so that a race runs the same with and without. */
  entries?(field: readonly CompetitorData[], random: Random): readonly RaceEntry[];
  /** Markets of players: offered in the big leagues alone, and near the match (world/player-markets-offer.ts). */
  players?(fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[];
}

/** A championship of the simulated world: real names, as facts, in English; other languages' are data (naming.ts). */
export interface CompetitionData {
  /** Permanent number, unique among all leagues: sport * 1000 + running number. */
  readonly id: number;
  readonly sport: number;
  /** ISO 3166 alpha-2 of the country, 'GB-ENG' style for England, Scotland, Wales, Northern Ireland; '' = international. */
  readonly country: string;
  /** Distinct within its sport and country. */
  readonly name: string;
  /** Called by a phrase about another championship. */
  readonly namedAfter?: { readonly phrase: string; readonly league: CompetitionData };
  /** 1.. for top championships, 0 otherwise. */
  readonly top: number;
  readonly competitors: readonly CompetitorData[];
  /** The sport by whose names its competitors go, where that is not its own: clubs of a console game. */
  readonly clubsOf?: number;
  readonly format?: Partial<MatchFormat>;
  /** `league`: double round robin. `cup`: knock-out. `tour`: tournament of the week. `cycle`: a match every `everyMinutes` round the clock (virtual, cyber). */
  /** `fixed`: once, on known days (elections); every competitor takes part. */
  readonly calendar:
    | { readonly kind: 'league' | 'cup' | 'tour' }
    /** `offsetSeconds`: when within a cycle; drawn by the league where absent. */
    | { readonly kind: 'cycle'; readonly everyMinutes: number; readonly offsetSeconds?: number }
    /** `aggregate`: matches over those of another championship: a round's goals by side, against the round before, or a season's order. */
    | { readonly kind: 'aggregate'; readonly baseCompetition: number; readonly metric: 'sides' | 'rounds' | 'season' }
    | { readonly kind: 'fixed'; readonly events: readonly { readonly name: string; readonly at: string }[] };
  /** In sports whose scoring is `places`: how many runners one race has, drawn from the competitors; all of them where absent. */
  readonly runnersPerRace?: number;
  readonly sections?: readonly number[];
  readonly virtual?: boolean;
}

export interface CompetitorData {
  readonly name: string;
  /** The competitor whose double it is: called as that one, with what else `name` has. */
  readonly doubles?: string;
  /** ISO alpha-2 where it differs from the league's (tours, internationals). */
  readonly country?: string;
  /** Strength on the Ratings scale. */
  readonly rating: number;
  readonly crest?: NonNullable<Competitor['crest']>;
  readonly venue?: { readonly name: string; readonly city: string; readonly capacity?: number };
  /** Real squads where known: surname with initial. Empty = generated numbers only. */
  readonly players?: readonly { readonly name: string; readonly number: number; readonly position: string }[];
}
