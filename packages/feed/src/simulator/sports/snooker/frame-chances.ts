import { LRUCache } from 'lru-cache';
import { getOrCompute } from '../../get-or-compute.ts';
import type { Ratings } from '../../sport-model.ts';

/** A frame is 21 pots: 15 reds, each with its colour, then the colours from yellow to black. */
export const POTS = 21;
const COLOURS = 6;
/** Points of a pot: a red with the black, with another colour; a colour alone by its place. */
const PAIR: readonly (readonly [points: number, p: number])[] = [
  [8, 0.66],
  [7, 0.12],
  [6, 0.12],
  [5, 0.1],
];
const HIGHEST = 155;
const WIDE = 2 * HIGHEST + 1;

/** The worth of the next pot with so many pots left. */
export const potPoints = (left: number): readonly (readonly [points: number, p: number])[] => (left > COLOURS ? PAIR : [[8 - left, 1]]);

/** Points still on the table. */
export function onTable(left: number): number {
  if (left > COLOURS) return 8 * (left - COLOURS) + 27;
  let sum = 0;
  for (let n = 1; n <= left; n++) sum += 8 - n;
  return sum;
}

export const potsLeft = (points: number): number => {
  for (let left = POTS; left > 0; left--) if (onTable(left) <= points) return left;
  return 0;
};

/** The trailing player gives up when the table no longer holds enough; a level score at the end goes to the re-spotted black. */
export const frameOver = (lead: number, left: number): boolean => left === 0 || Math.abs(lead) > onTable(left);

const START = -0.75;
const STAY = 1.68;
const STRENGTH = 0.1;
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Chance to make the first pot of a visit, and each further one, of the home and of the away player. */
export interface PotChances {
  readonly first: readonly [number, number];
  readonly further: readonly [number, number];
}

export function potChances({ home, away }: Ratings): PotChances {
  const edge = Math.round((STRENGTH * (home - away)) / 0.01) * 0.01;
  return { first: [logistic(START + edge), logistic(START - edge)], further: [logistic(STAY + edge), logistic(STAY - edge)] };
}

/** Chance of the home player with so many pots left, a lead, and who comes to the table. */
export type FrameTable = (left: number, lead: number, turn: 1 | 2) => number;

type Pair = readonly [home: Float64Array, away: Float64Array];
const pair = (): Pair => [new Float64Array(WIDE), new Float64Array(WIDE)];

function compute(chances: PotChances): FrameTable {
  const table = tableOf(chances);
  return (left, lead, turn) => table[left]?.[turn - 1]?.[Math.min(WIDE - 1, Math.max(0, lead + HIGHEST))] ?? 0.5;
}

/** By pots left and lead: the home player's chance as one of the two comes to the table. */
function tableOf({ first, further }: PotChances): readonly Pair[] {
  const table: Pair[] = [];
  /** The same within a break, with one pot less: nothing asks for it afterwards. */
  let before = pair();
  for (let left = 0; left <= POTS; left++) {
    const [home, away] = pair();
    const [homeBreak, awayBreak] = pair();
    for (let lead = -HIGHEST; lead <= HIGHEST; lead++) {
      const i = lead + HIGHEST;
      if (frameOver(lead, left)) {
        home[i] = away[i] = homeBreak[i] = awayBreak[i] = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
        continue;
      }
      const homePots = potted(before[0], left, i, 1);
      const awayPots = potted(before[1], left, i, -1);
      // Misses hand the table over and back: the two chances follow from each other.
      const back = (1 - first[0]) * (1 - first[1]);
      home[i] = (first[0] * homePots + (1 - first[0]) * first[1] * awayPots) / (1 - back);
      away[i] = first[1] * awayPots + (1 - first[1]) * (home[i] ?? 0);
      homeBreak[i] = further[0] * homePots + (1 - further[0]) * (away[i] ?? 0);
      awayBreak[i] = further[1] * awayPots + (1 - further[1]) * (home[i] ?? 0);
    }
    table.push([home, away]);
    before = [homeBreak, awayBreak];
  }
  return table;
}

/** The home player's chance once a pot is made, over what it may be worth. */
function potted(before: Float64Array, left: number, i: number, direction: 1 | -1): number {
  return potPoints(left).reduce((sum, [points, p]) => {
    const at = Math.min(WIDE - 1, Math.max(0, i + direction * points));
    return sum + p * (before[at] ?? 0.5);
  }, 0);
}

const CACHE_SIZE = 64;
const cache = new LRUCache<number, FrameTable>({ max: CACHE_SIZE });

/** The whole table of a frame between two players; remembered by how far apart they are. */
export function frameTable(ratings: Ratings): FrameTable {
  const chances = potChances(ratings);
  const [key] = chances.first;
  return getOrCompute(cache, key, () => compute(chances));
}
