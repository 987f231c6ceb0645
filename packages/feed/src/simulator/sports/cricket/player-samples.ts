import { createRandom, type Random } from '@touchline/kernel/random';
import { LRUCache } from 'lru-cache';
import type { Fixture } from '../../../feed-events.ts';
import { getOrCompute } from '../../get-or-compute.ts';
import type { Ratings } from '../../sport-model.ts';
import { ballChances, ballsOf, EXTRAS, edgeOf } from './rates.ts';

const ORDER = 11;
const WICKETS = 10;
/** Matches that are played for a price: a chance of a half is then known to about one in a hundred. */
const SAMPLES = 2000;
/** Sides are alike within this: few answers then serve all matches, and what is left of the difference moves no price. */
const EDGE_STEP = 0.2;
/** Runs of one batter; more are counted as so many. */
const MAX_RUNS = 250;

/** The runs of a side's batters in matches like this one, by their place in the order. */
export interface SideSamples {
  /** How often a place bats at all, of SAMPLES matches. */
  readonly batted: Uint16Array;
  /** How often it makes so many runs, of those in which it bats. */
  readonly runs: readonly Uint16Array[];
  /** His part of being his side's best, level batters sharing it, summed over the matches. */
  readonly best: Float64Array;
}

/** The ends of a ball in the order in which they are drawn, and what each is as a sum of chances, by wickets in hand. */
type BallTable = readonly { readonly wicket: number; readonly until: readonly (readonly [sum: number, runs: number])[] }[];

function ballTable(fixture: Fixture, edge: number): BallTable {
  return Array.from({ length: WICKETS + 1 }, (_, inHand) => {
    const { wicket, runs } = ballChances(fixture, edge, inHand);
    let sum = wicket;
    return {
      wicket,
      until: runs.map(([scored, p]): readonly [number, number] => {
        sum += p;
        return [sum, scored];
      }),
    };
  });
}

/** One innings as the script plays it (script.ts, scorecard.ts): runs by place, -1 for who did not bat; answers its total. */
function playInnings(table: BallTable, balls: number, target: number, random: Random, runs: Int16Array): number {
  runs.fill(-1);
  let [striker, other, next, wickets, total] = [0, 1, 2, 0, 0];
  for (let ball = 1; ball <= balls && wickets < WICKETS && total < target; ball++) {
    const drawn = random.next();
    const { wicket, until } = table[WICKETS - wickets] as BallTable[number];
    if ((runs[striker] as number) < 0) runs[striker] = 0;
    if (drawn < wicket) {
      wickets++;
      striker = next++;
    } else {
      const scored = until.find(([sum]) => drawn < sum)?.[1] ?? 0;
      total += scored;
      if (!(scored === 1 && random.chance(EXTRAS))) runs[striker] = (runs[striker] as number) + scored;
      if (scored % 2 === 1) [striker, other] = [other, striker];
    }
    if (ball % 6 === 0) [striker, other] = [other, striker];
  }
  return total;
}

function createSide(): SideSamples {
  return {
    batted: new Uint16Array(ORDER),
    runs: Array.from({ length: ORDER }, () => new Uint16Array(MAX_RUNS + 1)),
    best: new Float64Array(ORDER),
  };
}

function count(side: SideSamples, runs: Int16Array): void {
  const max = Math.max(...runs.subarray(0, ORDER));
  let level = 0;
  for (let place = 0; place < ORDER; place++) if (runs[place] === max) level++;
  for (let place = 0; place < ORDER; place++) {
    const own = runs[place] as number;
    if (own < 0) continue;
    side.batted[place] = (side.batted[place] as number) + 1;
    const list = side.runs[place] as Uint16Array;
    const made = Math.min(own, MAX_RUNS);
    list[made] = (list[made] as number) + 1;
    if (own === max) side.best[place] = (side.best[place] as number) + 1 / level;
  }
}

function compute(fixture: Fixture, edge: number, key: string): readonly [SideSamples, SideSamples] {
  const random = createRandom('cricket-players', key);
  const sides = [createSide(), createSide()] as const;
  const tables = [ballTable(fixture, edge), ballTable(fixture, -edge)] as const;
  const runs = new Int16Array(ORDER + 2);
  for (let n = 0; n < SAMPLES; n++) {
    const first = n % 2;
    const total = playInnings(tables[first === 0 ? 0 : 1], ballsOf(fixture), Number.POSITIVE_INFINITY, random, runs);
    count(sides[first === 0 ? 0 : 1], runs);
    playInnings(tables[first === 0 ? 1 : 0], ballsOf(fixture), total + 1, random, runs);
    count(sides[first === 0 ? 1 : 0], runs);
  }
  return sides;
}

const CACHE_SIZE = 100;
const cache = new LRUCache<string, readonly [SideSamples, SideSamples]>({ max: CACHE_SIZE });

/**
 * The runs of both sides' batters, from matches played out ball by ball: who faces is decided by every ball before, which has no short sum. The
 * matches follow from how good the sides are alone, so that every process has the same prices.
 */
export function playerSamples(fixture: Fixture, ratings: Ratings): readonly [SideSamples, SideSamples] {
  const edge = Math.round(edgeOf(ratings, 1) / EDGE_STEP) * EDGE_STEP;
  const key = `${ballsOf(fixture)} ${edge.toFixed(1)}`;
  return getOrCompute(cache, key, () => compute(fixture, edge, key));
}

export const ofSamples = (n: number): number => n / SAMPLES;
