import { LRUCache } from 'lru-cache';
import type { Fixture } from '../../../feed-events.ts';
import { getOrCompute } from '../../get-or-compute.ts';
import type { CountForecast, Ratings } from '../../sport-model.ts';
import { battingIn, type CricketState, otherSide } from './cricket-state.ts';
import { freshInnings, type InningsChances, inningsChances } from './innings-chances.ts';
import { ballChances, ballsOf, edgeOf } from './rates.ts';

export interface CricketChances {
  readonly score: Extract<CountForecast, { kind: 'marginals' }>;
  /** The home side wins; a tie is decided by a super over, at even chances. */
  readonly home: number;
}

const WIDE = 1024;

/** By how much the winning hit passes the target: from the runs of a ball, as for any sum that is stopped when it passes a line. */
function overshoot(fixture: Fixture, edge: number): number[] {
  const { runs } = ballChances(fixture, edge, 8);
  const mean = runs.reduce((sum, [r, p]) => sum + r * p, 0);
  return [0, 1, 2, 3, 4, 5].map((k) => runs.reduce((sum, [r, p]) => sum + (r > k ? p : 0), 0) / mean);
}

/** The innings being played, or to be played next. */
export const runningInnings = (fixture: Fixture, ratings: Ratings, state: CricketState): InningsChances =>
  inningsChances(fixture, edgeOf(ratings, battingIn(state)), state.now);

const CACHE_SIZE = 48;
const cache = new LRUCache<string, CricketChances>({ max: CACHE_SIZE });

/** Final scores of both sides and the winner, worked out once for a state of play. */
export function cricketChances(fixture: Fixture, ratings: Ratings, states: readonly CricketState[]): CricketChances {
  const key = `${ballsOf(fixture)} ${edgeOf(ratings, 1).toFixed(2)} ${states.map(({ first, innings, now }) => [first, innings, now.runs, now.wicketsLost, now.ballsLeft, now.target]).join(' ')}`;
  return getOrCompute(cache, key, () => compute(fixture, ratings, states));
}

/** The innings are independent but for the end of the chase. */
function compute(fixture: Fixture, ratings: Ratings, states: readonly CricketState[]): CricketChances {
  const total = new Float64Array(2 * WIDE);
  const difference = new Float64Array(2 * WIDE);
  const sides = [new Float64Array(WIDE), new Float64Array(WIDE)] as const;
  let homeWins = 0;
  for (const state of states) {
    const { first, weight, now } = state;
    const put = (one: number, two: number, p: number): void => {
      if (p < 1e-10) return;
      const [home, away] = first === 1 ? [one, two] : [two, one];
      total[home + away] = (total[home + away] ?? 0) + p;
      difference[WIDE + home - away] = (difference[WIDE + home - away] ?? 0) + p;
      sides[0][home] = (sides[0][home] ?? 0) + p;
      sides[1][away] = (sides[1][away] ?? 0) + p;
      homeWins += home > away ? p : home === away ? p / 2 : 0;
    };
    const running = runningInnings(fixture, ratings, state).runs;
    if (state.innings === 2) {
      for (let i = 0; i < running.length; i++) put((now.target ?? 1) - 1, now.runs + i, weight * (running[i] ?? 0));
      continue;
    }
    const edge = edgeOf(ratings, otherSide(first));
    const chase = freshInnings(fixture, edge).runs;
    const past = overshoot(fixture, edge);
    const beyond = new Float64Array(chase.length + 1);
    for (let i = chase.length - 1; i >= 0; i--) beyond[i] = (beyond[i + 1] ?? 0) + (chase[i] ?? 0);
    running.forEach((p, i) => {
      if (p < 1e-7) return;
      const one = now.runs + i;
      for (let two = 0; two <= one && two < chase.length; two++) put(one, two, weight * p * (chase[two] ?? 0));
      const passed = weight * p * (beyond[Math.min(one + 1, chase.length)] ?? 0);
      for (let k = 0; k < past.length; k++) put(one, one + 1 + k, passed * (past[k] ?? 0));
    });
  }
  return {
    score: {
      kind: 'marginals',
      total,
      minTotal: 0,
      diff: difference,
      minDiff: -WIDE,
      home: sides[0],
      minHome: 0,
      away: sides[1],
      minAway: 0,
    },
    home: homeWins,
  };
}
