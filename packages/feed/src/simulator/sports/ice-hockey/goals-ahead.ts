import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { poisson, poissonReach } from '../../football/poisson.ts';
import type { Ratings } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { forecastFromTable, type JointForecast } from '../chances/joint.ts';
import { poissonAhead } from '../chances/poisson-ahead.ts';
import {
  EMPTY_NET_SECONDS,
  emptyNetFactors,
  goalRates,
  OVERTIME_FACTOR,
  PERIOD_SECONDS,
  PERIODS,
  penaltiesLeft,
  strengthFactors,
} from './rates.ts';

/** Step of the last minutes, seconds: at most one goal falls in each. */
const STEP = 15;

/** Seconds of a regular period still to be played. */
export function secondsLeft(period: number, facts: MatchState): number {
  if (facts.periodsDone >= period) return 0;
  return facts.period === period ? Math.max(0, PERIOD_SECONDS - (facts.clock?.seconds ?? 0)) : PERIOD_SECONDS;
}

/** Goals that a running power play adds to the average of each side within the next `seconds`. */
function powerPlay(ratings: Ratings, facts: MatchState, seconds: number): HomeAway {
  if (seconds <= 0 || facts.periodsDone >= facts.period) return [0, 0];
  const [home, away] = penaltiesLeft(facts);
  if (home === away) return [0, 0];
  // With men sent off on both sides, the longer penalty counts once the shorter one is over.
  const lasts = Math.min(Math.abs(home - away), seconds) / 3600;
  const [h, a] = strengthFactors(home < away ? 1 : -1);
  const rates = goalRates(ratings);
  return [rates[0] * (h - 1) * lasts, rates[1] * (a - 1) * lasts];
}

const nonNegative = ([home, away]: HomeAway): HomeAway => [Math.max(0, home), Math.max(0, away)];

/** Goals of the stretch of regular time from..to before the last minutes, in which the score decides about the goalkeepers. */
function steady(from: number, to: number, ratings: Ratings, facts: MatchState): HomeAway {
  let seconds = 0;
  for (let period = from; period <= to; period++) {
    const left = secondsLeft(period, facts);
    seconds += period === PERIODS ? Math.max(0, left - EMPTY_NET_SECONDS) : left;
  }
  const rates = goalRates(ratings);
  const running =
    facts.period >= from && facts.period <= to ? powerPlay(ratings, facts, secondsLeft(facts.period, facts)) : ([0, 0] as const);
  return nonNegative([(rates[0] * seconds) / 3600 + running[0], (rates[1] * seconds) / 3600 + running[1]]);
}

/** Score of periods from..to when they are over; the empty nets of the last minutes are played through step by step. */
export function goalsAhead(from: number, to: number, ratings: Ratings, facts: MatchState): JointForecast {
  const base = counted(facts, 'score', from, to);
  const means = steady(from, to, ratings, facts);
  if (to < PERIODS) return poissonAhead(means, base);
  const last = Math.min(secondsLeft(PERIODS, facts), EMPTY_NET_SECONDS);
  const rates = goalRates(ratings);
  if (from === PERIODS && facts.period < PERIODS) {
    // The lead before the last period is not known: the average is enough.
    return poissonAhead([means[0] + (rates[0] * last * 1.45) / 3600, means[1] + (rates[1] * last * 1.45) / 3600], base);
  }
  // For the last period alone the lead of the periods before it counts too.
  const before = from === PERIODS ? counted(facts, 'score', 1, PERIODS - 1) : ([0, 0] as const);
  const lead = base[0] + before[0] - base[1] - before[1];
  const reach = poissonReach(Math.max(...means)) + 3;
  return forecastFromTable(emptyNets(table(means, reach), reach, rates, lead, last), reach, base);
}

function table(means: HomeAway, n: number): Float64Array {
  const home = poisson(means[0], n);
  const away = poisson(means[1], n);
  const p = new Float64Array(n * n);
  for (let h = 0; h < n; h++) for (let a = 0; a < n; a++) p[h * n + a] = (home[h] ?? 0) * (away[a] ?? 0);
  return p;
}

function emptyNets(start: Float64Array, n: number, rates: HomeAway, lead: number, seconds: number): Float64Array {
  let now = start;
  for (let left = seconds; left > 0; left -= STEP) {
    const span = Math.min(STEP, left) / 3600;
    const next = now.slice();
    for (let h = 0; h < n - 1; h++)
      for (let a = 0; a < n - 1; a++) {
        const p = now[h * n + a] ?? 0;
        if (p < 1e-9) continue;
        const [fh, fa] = emptyNetFactors(lead + h - a);
        const home = p * rates[0] * fh * span;
        const away = p * rates[1] * fa * span;
        next[h * n + a] = (next[h * n + a] ?? 0) - home - away;
        next[(h + 1) * n + a] = (next[(h + 1) * n + a] ?? 0) + home;
        next[h * n + a + 1] = (next[h * n + a + 1] ?? 0) + away;
      }
    now = next;
  }
  return now;
}

/** Chances that the home side, neither or the away side scores the golden goal in the seconds left of an overtime. */
export function goldenGoal(ratings: Ratings, seconds: number): readonly [home: number, nobody: number, away: number] {
  const [h, a] = goalRates(ratings);
  const none = Math.exp((-(h + a) * OVERTIME_FACTOR * seconds) / 3600);
  return [((1 - none) * h) / (h + a), none, ((1 - none) * a) / (h + a)];
}
