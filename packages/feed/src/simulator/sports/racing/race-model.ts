import { INITIAL_MATCH_STATE, type Incident, type MatchState } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { FairMarket, Ratings, ScriptStep, SportModel } from '../../sport-model.ts';
import { fieldMarkets, tricastMarkets } from './field-markets.ts';

export interface RaceCourse {
  readonly sport: number;
  /** How long the race runs, in seconds. */
  readonly raceSeconds: number;
  /** Chance that one runner is withdrawn before the start. */
  readonly withdrawal: number;
  /** Chance that a runner does not finish (falls, is pulled up). */
  readonly fall: number;
  /** How much a rating point is worth: weights are exp(spread * rating). */
  readonly spread: number;
  readonly entries?: SportModel['entries'];
}

const STEP_SECONDS = 1;
const FINISH = 1000;

/** Places that each-way and place bets pay, by the number of runners (the usual terms). */
export const paidPlaces = (runners: number): number => (runners < 5 ? 1 : runners < 8 ? 2 : 3);

const weightsOf = (fixture: Fixture, ratings: Ratings, spread: number, facts: MatchState): number[] =>
  (fixture.runners ?? []).map((_, i) => (facts.places?.[i] === -1 ? 0 : Math.exp(spread * (ratings.runners?.[i] ?? 0))));

/** Markets before the start; nothing is offered while they run. */
function specials(course: RaceCourse, fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] {
  if (facts.status !== 'planned') return [];
  const weights = weightsOf(fixture, ratings, course.spread, facts);
  return [...fieldMarkets('race-winner', weights, paidPlaces(weights.filter((w) => w > 0).length)), ...tricastMarkets(weights)];
}

/**
 * The order is drawn by exponential clocks, so that prices are right; the way there is drawn to fit: every runner has a pace that
 * wanders and ends at its own time. Each second is one `running` incident with everybody's distance in thousandths.
 */
function script(course: RaceCourse, fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] {
  const runners = fixture.runners?.length ?? 0;
  const withdrawn = random.chance(course.withdrawal) ? random.int(runners) : -1;
  const base: MatchState =
    withdrawn < 0
      ? INITIAL_MATCH_STATE
      : { ...INITIAL_MATCH_STATE, places: Array.from({ length: runners }, (_, i) => (i === withdrawn ? -1 : 0)) };
  const weights = weightsOf(fixture, ratings, course.spread, base);
  const drawn = weights.map((w, i) => ({ i, time: w === 0 ? Number.POSITIVE_INFINITY : -Math.log(1 - random.next()) / w, fell: false }));
  const order = drawn.filter((d) => d.time < Number.POSITIVE_INFINITY).sort((a, b) => a.time - b.time);
  for (const d of order.slice(3)) d.fell = random.chance(course.fall);
  const finishers = order.filter((d) => !d.fell);
  const deadHeat = finishers.length > 1 && random.chance(0.01);

  const places = new Array<number>(runners).fill(0);
  finishers.forEach((d, at) => {
    places[d.i] = deadHeat && at === 1 ? 1 : at + 1;
  });
  if (withdrawn >= 0) places[withdrawn] = -1;

  const endSeconds = new Map(finishers.map((d, at) => [d.i, course.raceSeconds * (1 + (deadHeat && at === 1 ? 0 : at) * 0.012)]));
  const paths = Array.from({ length: runners }, () => ({
    wave: random.next() * Math.PI * 2,
    swing: 0.012 + random.next() * 0.03,
    stop: 0.35 + random.next() * 0.5,
  }));
  const distance = (runner: number, second: number): number => {
    if (runner === withdrawn) return 0;
    const path = paths[runner];
    const end = endSeconds.get(runner) ?? course.raceSeconds * 1.1;
    const share = Math.min(1, second / end);
    const wander = (path?.swing ?? 0) * Math.sin((path?.wave ?? 0) + share * 5) * share * (1 - share) * 4;
    const at = Math.min(1, Math.max(0, share + wander));
    return Math.round(FINISH * (endSeconds.has(runner) ? at : Math.min(at, path?.stop ?? 0.5)));
  };

  const steps: ScriptStep[] = [];
  const lastSecond = Math.ceil(Math.max(course.raceSeconds, ...endSeconds.values())) + 1;
  let facts: MatchState = base;
  for (let second = 0; second <= lastSecond; second += STEP_SECONDS) {
    const at = second * 1000;
    const field = Array.from({ length: runners }, (_, i) => distance(i, second));
    const incident: Incident = { id: second + 1, kind: 'running', side: 0, period: 1, second, score: [0, 0], detail: field.join(',') };
    facts = {
      ...base,
      status: 'live',
      period: 1,
      clock: { seconds: second, running: true, at },
      // Only the field's last picture is kept: a race has a few thousand of them.
      incidents: [incident],
    };
    steps.push({ at, facts, incident });
  }
  const at = (lastSecond + 2) * 1000;
  steps.push({ at, facts: { ...facts, status: 'ended', periodsDone: 1, places, clock: { seconds: lastSecond, running: false, at } } });
  return steps;
}

/** A race as a sport of the simulator. */
export const raceModel = (course: RaceCourse): SportModel => ({
  sport: course.sport,
  format: { scoring: 'places', periods: 1, toWin: 0, periodSeconds: course.raceSeconds, draw: false, overtime: false },
  duration: (course.raceSeconds + 20) * 1000,
  script: (fixture, ratings, random) => script(course, fixture, ratings, random),
  outlooks: () => [],
  specials: (fixture, ratings, facts) => specials(course, fixture, ratings, facts),
  ...(course.entries ? { entries: course.entries } : {}),
});
