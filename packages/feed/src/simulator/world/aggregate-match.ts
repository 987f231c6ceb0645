import { INITIAL_MATCH_STATE, type Incident, type MatchState } from '@touchline/betting/match-state/match-state';
import { countInPeriod } from '@touchline/betting/match-state/period-count';
import { invariant } from '@touchline/kernel/invariant';
import type { Fixture, Names } from '../../feed-events.ts';
import { goalRates } from '../football/rates.ts';
import type { Ratings, ScriptStep } from '../sport-model.ts';
import type { Calendar, PlannedMatch } from './calendar.ts';
import { competitorId, competitorOf, countryId, leagueNames } from './competitors.ts';
import type { SeasonResult } from './groundwork.ts';
import type { LeaguePlan } from './league-plan.ts';
import type { MatchScript } from './match-script.ts';

/** A match is over for certain so long after its start. */
const SURELY_OVER_MS = 2.6 * 3_600_000;
/** Matches put off from a season's last round are played within this. */
const LATE_MS = 24 * 3_600_000;
/** Prices stand still so long after a goal anywhere. */
const SUSPEND_MS = 8000;

/** The parts of its world that an aggregate match needs. */
export interface AggregateDeps {
  readonly speed: number;
  /** The calendar of the underlying championship. */
  readonly base: Calendar;
  scriptOf(match: PlannedMatch): MatchScript;
  finalStateOf(match: PlannedMatch): { readonly facts: MatchState };
  /** The final table of a season of that championship. */
  seasonResult(season: number): SeasonResult;
}

/** The fields of an aggregate match's fixture that differ from other fixtures. */
export interface AggregateFixture {
  readonly home: Fixture['home'];
  readonly away: Fixture['away'];
  readonly runners?: NonNullable<Fixture['runners']>;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly ratings: Ratings;
  readonly relatesTo: readonly number[];
  readonly live: boolean;
}

/** The matches of a round that are played in it: those put off do not count. */
const counted = (base: Calendar, round: number): PlannedMatch[] => base.matches(round).filter((match) => !match.postponement);

const countGoals = ({ fixture }: PlannedMatch, facts: MatchState): number => {
  const { home, away } = countInPeriod(facts, fixture.format, 'score', 0);
  return home + away;
};

const HOME_SIDES = 'Home teams';
const AWAY_SIDES = 'Away teams';
const ROUND = 'Round {n}';

/** One aggregate match: of a round, or of a season. Null where no match counts. */
export function planAggregate({ plan }: { readonly plan: LeaguePlan }, deps: AggregateDeps, round: number): AggregateFixture | null {
  const { calendar } = plan.league;
  invariant(calendar.kind === 'aggregate', `league ${plan.league.id} has no aggregate matches`);
  return calendar.metric === 'season' ? planSeason(plan, deps, round) : planRound(plan, deps, round, calendar.metric);
}

function planRound(
  { league }: LeaguePlan,
  { base, speed, finalStateOf }: AggregateDeps,
  round: number,
  metric: 'sides' | 'rounds',
): AggregateFixture | null {
  const { rounds } = base.plan;
  const inSeason = round - base.seasonOf(round) * rounds;
  const matches = counted(base, round);
  if (matches.length === 0) return null;
  const startsAt = Math.min(...matches.map(({ fixture }) => fixture.startsAt));
  const last = Math.max(...matches.map(({ fixture }) => fixture.startsAt));
  const upcoming = matches.map(({ fixture, ratings }) => {
    const [home, away] = goalRates(ratings);
    const startSecond = Math.round(((fixture.startsAt - startsAt) * speed) / 1000);
    return metric === 'sides' ? { startSecond, home, away } : { startSecond, home: 0, away: home + away };
  });
  const event = (names: Names): Fixture['home'] => ({
    id: competitorId(league.sport, names.en),
    names,
    country: countryId(league.country),
  });
  const side = (phrase: string): Fixture['home'] => event(base.naming.phrase(phrase));
  const wholeRound = (n: number): Fixture['home'] => event(base.naming.phrase(ROUND, { n: String(n) }));
  const startingScore =
    metric === 'rounds'
      ? counted(base, round - 1).reduce((sum, match) => sum + countGoals(match, finalStateOf(match).facts), 0)
      : undefined;
  return {
    home: metric === 'sides' ? side(HOME_SIDES) : wholeRound(inSeason || rounds),
    away: metric === 'sides' ? side(AWAY_SIDES) : wholeRound(inSeason + 1),
    startsAt,
    endsAt: last + SURELY_OVER_MS / speed,
    ratings: { home: 0, away: 0, upcoming, ...(startingScore === undefined ? {} : { startingScore }) },
    relatesTo: matches.map(({ fixture }) => fixture.id),
    live: true,
  };
}

function planSeason({ league }: LeaguePlan, { base }: AggregateDeps, season: number): AggregateFixture {
  const { plan, naming } = base;
  const names = leagueNames(naming, league);
  const startsAt = base.roundStart(season * plan.rounds);
  return {
    home: { id: competitorId(league.sport, names.en), names, country: countryId(league.country) },
    away: null,
    runners: plan.league.competitors.map((data) => competitorOf(naming, league, data)),
    startsAt,
    endsAt: startsAt + plan.seasonMs + LATE_MS,
    ratings: { home: 0, away: 0, runners: plan.league.competitors.map(({ rating }) => rating) },
    relatesTo: [],
    live: false,
  };
}

/** When the goals of a match fell, by side; those entered by mistake and taken back are left out. */
function goalsIn(script: MatchScript): { readonly at: number; readonly side: 1 | 2 }[] {
  const goals: { at: number; side: 1 | 2 }[] = [];
  for (const side of [1, 2] as const) {
    let min = Number.POSITIVE_INFINITY;
    for (const { at, facts } of script.steps.toReversed()) {
      const score = (facts.counts.score ?? []).reduce((sum, pair) => sum + (pair[side - 1] ?? 0), 0);
      // From the end: a score that later falls was never reached.
      for (; min > score && min !== Number.POSITIVE_INFINITY; min--)
        goals.push({ at: script.steps.find((s) => s.at > at)?.at ?? at, side });
      min = Math.min(min, score);
    }
  }
  return goals;
}

/** The script of an aggregate match, built from the scripts of its matches. */
export function buildAggregateScript(match: PlannedMatch, deps: AggregateDeps): MatchScript {
  const { calendar } = match.plan.league;
  invariant(calendar.kind === 'aggregate' && match.endsAt !== undefined, 'an aggregate match has an end');
  const length = (match.endsAt - match.fixture.startsAt) * deps.speed;
  return calendar.metric === 'season'
    ? buildSeasonScript(match, deps, length)
    : buildRoundScript(match, deps, length, calendar.metric === 'rounds');
}

function buildRoundScript(
  { fixture, ratings, place }: PlannedMatch,
  { base, speed, scriptOf: script }: AggregateDeps,
  length: number,
  asTotal: boolean,
): MatchScript {
  const goals = counted(base, place.round)
    .flatMap((played) => {
      const offset = (played.fixture.startsAt - fixture.startsAt) * speed;
      return goalsIn(script(played)).map(({ at, side }) => ({ at: offset + at, side: asTotal ? (2 as const) : side }));
    })
    .toSorted((a, b) => a.at - b.at);
  const score: [number, number] = [ratings.startingScore ?? 0, 0];
  const incidents: Incident[] = [];
  const factsAt = (at: number): MatchState => ({
    ...INITIAL_MATCH_STATE,
    status: 'live',
    period: 1,
    clock: { seconds: Math.floor(at / 1000), running: true, at: Math.round(fixture.startsAt + at / speed) },
    counts: { score: [[score[0], score[1]]] },
    incidents: [...incidents],
  });
  const steps: ScriptStep[] = [{ at: 0, facts: factsAt(0) }];
  for (const { at, side } of goals) {
    score[side - 1] = (score[side - 1] ?? 0) + 1;
    const incident: Incident = {
      id: incidents.length + 1,
      kind: 'goal',
      side,
      period: 1,
      second: Math.floor(at / 1000),
      score: [score[0], score[1]],
    };
    incidents.push(incident);
    steps.push({ at, facts: factsAt(at), incident, suspendMs: SUSPEND_MS, material: true });
  }
  const [home, away] = score;
  const end = factsAt(length);
  steps.push({
    at: length,
    facts: {
      ...end,
      status: 'ended',
      periodsDone: 1,
      winner: home === away ? null : home > away ? 1 : 2,
      clock: end.clock && { ...end.clock, running: false },
    },
  });
  return { steps, length };
}

/** The table of a season is worked out when it is over, not when it begins: it takes hundreds of matches. */
function buildSeasonScript({ fixture, place }: PlannedMatch, { seasonResult }: AggregateDeps, length: number): MatchScript {
  const running: MatchState = { ...INITIAL_MATCH_STATE, status: 'live', period: 1 };
  let ended: MatchState | undefined;
  const final: ScriptStep = {
    at: length,
    get facts() {
      ended ??= { ...running, status: 'ended', periodsDone: 1, places: placesOf(fixture, seasonResult(place.round)) };
      return ended;
    },
  };
  return { steps: [{ at: 0, facts: running }, final], length };
}

/** All matches of a season of the underlying championship. */
export function seasonMatches(base: Calendar, season: number): PlannedMatch[] {
  const { rounds } = base.plan;
  return Array.from({ length: rounds }, (_, i) => base.matches(season * rounds + i)).flat();
}

const placesOf = ({ runners }: Fixture, result: SeasonResult): number[] => (runners ?? []).map(({ names }) => result.placeOf(names.en));
