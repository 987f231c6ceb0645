import { LRUCache } from 'lru-cache';
import type { Fixture } from '../../../feed-events.ts';
import { getOrCompute } from '../../get-or-compute.ts';
import { type BallChances, ballChances, ballsOf } from './rates.ts';

export interface InningsState {
  readonly runs: number;
  readonly wicketsLost: number;
  readonly ballsLeft: number;
  /** Runs at which a chase is won; absent in the first innings. */
  readonly target?: number;
}

export interface InningsChances {
  /** Final runs: p[i] of `runs + i`. */
  readonly runs: Float64Array;
  /** Wickets lost at the end, 0-10. */
  readonly wickets: Float64Array;
  /** Balls still to be bowled, on average. */
  readonly balls: number;
}

const WICKETS = 10;
/** Branches less likely than this are dropped. */
const MIN = 1e-8;

/** Moves one ball on from one number of wickets in hand; answers how likely it was bowled at all. */
function oneBall({ runs, wicket }: BallChances, from: Float64Array, stay: Float64Array, out: Float64Array, high: number): number {
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0, p4 = 0, p6 = 0] = runs.map(([, p]) => p);
  let bowled = 0;
  for (let r = 0; r < high; r++) {
    const p = from[r] as number;
    if (p < MIN) continue;
    bowled += p;
    out[r] = (out[r] as number) + p * wicket;
    stay[r] = (stay[r] as number) + p * p0;
    stay[r + 1] = (stay[r + 1] as number) + p * p1;
    stay[r + 2] = (stay[r + 2] as number) + p * p2;
    stay[r + 3] = (stay[r + 3] as number) + p * p3;
    stay[r + 4] = (stay[r + 4] as number) + p * p4;
    stay[r + 6] = (stay[r + 6] as number) + p * p6;
  }
  return bowled;
}

/** Works an innings out ball by ball, exactly: runs and wickets together. */
function compute(fixture: Fixture, edge: number, wicketsLost: number, ballsLeft: number, goal: number): InningsChances {
  const wide = Math.min(6 * ballsLeft, Math.ceil(ballsLeft * 1.5) + 60, goal + 5) + 8;
  const runs = new Float64Array(wide);
  const wickets = new Float64Array(WICKETS + 1);
  const start = WICKETS - wicketsLost;
  if (start <= 0 || goal <= 0) {
    runs[0] = 1;
    wickets[wicketsLost] = 1;
    return { runs, wickets, balls: 0 };
  }
  /** Ended with so many wickets in hand. */
  const over = Array.from({ length: WICKETS + 1 }, () => new Float64Array(wide));
  let now = Array.from({ length: WICKETS + 1 }, () => new Float64Array(wide));
  let next = Array.from({ length: WICKETS + 1 }, () => new Float64Array(wide));
  const chances = Array.from({ length: WICKETS + 1 }, (_, inHand) => ballChances(fixture, edge, inHand));
  (now[start] as Float64Array)[0] = 1;
  let balls = 0;
  let high = 1;
  for (let ball = 0; ball < ballsLeft; ball++) {
    for (let inHand = 1; inHand <= start; inHand++) {
      const from = now[inHand] as Float64Array;
      const out = (inHand === 1 ? over : next)[inHand - 1] as Float64Array;
      balls += oneBall(chances[inHand] as BallChances, from, next[inHand] as Float64Array, out, Math.min(high, wide - 6, goal));
      from.fill(0);
    }
    high += 6;
    // A chase that has arrived is over.
    if (high > goal)
      for (let inHand = 1; inHand <= start; inHand++)
        for (let r = goal; r < wide; r++) {
          const list = next[inHand] as Float64Array;
          const ended = over[inHand] as Float64Array;
          ended[r] = (ended[r] as number) + (list[r] as number);
          list[r] = 0;
        }
    [now, next] = [next, now];
  }
  for (let inHand = 0; inHand <= start; inHand++)
    for (let r = 0; r < wide; r++) {
      const p = ((over[inHand] as Float64Array)[r] as number) + ((now[inHand] as Float64Array)[r] as number);
      runs[r] = (runs[r] as number) + p;
      wickets[WICKETS - inHand] = (wickets[WICKETS - inHand] as number) + p;
    }
  return { runs, wickets, balls };
}

const CACHE_SIZE = 160;
const cache = new LRUCache<string, InningsChances>({ max: CACHE_SIZE });

/** The rest of an innings, as chances. Worked out once for a state: several markets of one moment, and all matches before their start, share it. */
export function inningsChances(fixture: Fixture, edge: number, { runs, wicketsLost, ballsLeft, target }: InningsState): InningsChances {
  const goal = target === undefined ? Number.POSITIVE_INFINITY : target - runs;
  const key = `${ballsOf(fixture)} ${edge.toFixed(2)} ${wicketsLost} ${ballsLeft} ${goal}`;
  return getOrCompute(cache, key, () => compute(fixture, edge, wicketsLost, ballsLeft, goal));
}

export const freshInnings = (fixture: Fixture, edge: number): InningsChances =>
  inningsChances(fixture, edge, { runs: 0, wicketsLost: 0, ballsLeft: ballsOf(fixture) });
