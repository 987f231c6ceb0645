import { LRUCache } from 'lru-cache';
import { getOrCompute } from '../../get-or-compute.ts';
/**
 * A player at the oche, visit by visit from 501 down. Above 170 he scores; from 170 he may check out, else he leaves himself a double.
 * Skill 0 is a tour player of about 93 points a visit, 1 about six more.
 */
export const START = 501;
const HIGHEST_CHECKOUT = 170;
/** Numbers that three darts cannot finish. */
const BOGEYS: ReadonlySet<number> = new Set([169, 168, 166, 165, 163, 162, 159]);

type Chances = readonly (readonly [value: number, p: number])[];

const EVEN_SCORES: Chances = [
  [180, 0.085],
  [140, 0.19],
  [100, 0.29],
  [81, 0.16],
  [60, 0.2],
  [41, 0.05],
  [26, 0.025],
];

function scores(skill: number): Chances {
  const weighed = EVEN_SCORES.map(([value, p]) => [value, p * Math.exp((skill * (value - 90)) / 320)] as const);
  const sum = weighed.reduce((total, [, p]) => total + p, 0);
  return weighed.map(([value, p]) => [value, p / sum] as const);
}

function checkoutChance(left: number, skill: number): number {
  if (left > HIGHEST_CHECKOUT || BOGEYS.has(left)) return 0;
  const base = left <= 40 && left % 2 === 0 ? 0.62 : left <= 60 ? 0.5 : left <= 80 ? 0.38 : left <= 100 ? 0.28 : left <= 130 ? 0.15 : 0.07;
  return Math.min(0.85, base * Math.exp(0.14 * skill));
}

export interface VisitEnd {
  readonly left: number;
  readonly p: number;
}

/** Every way a visit may end; `left` 0 is a checkout. */
export function visitEnds(left: number, skill: number): VisitEnd[] {
  if (left > HIGHEST_CHECKOUT || BOGEYS.has(left))
    // A visit never leaves one or less: the player scores so that a double remains.
    return scores(skill).map(([value, p]) => ({ left: left - value >= 2 ? left - value : 32, p }));
  const out = checkoutChance(left, skill);
  const miss = 1 - out;
  if (left > 60)
    return [
      { left: 0, p: out },
      { left: 40, p: miss / 2 },
      { left: 32, p: miss / 2 },
    ];
  const half = Math.max(2, 2 * Math.floor(left / 4));
  return [
    { left: 0, p: out },
    { left, p: miss * 0.45 },
    { left: half, p: miss * 0.55 },
  ];
}

const MAX_VISITS = 40;

export interface LegChances {
  /** Chance of checking out with visit number i + 1. */
  readonly visits: Float64Array;
  /** 180s in a leg that he plays to its end. */
  readonly maximums: number;
}

function compute(left: number, skill: number): LegChances {
  let now = new Map([[left, 1]]);
  const visits = new Float64Array(MAX_VISITS);
  let maximums = 0;
  for (let visit = 0; visit < MAX_VISITS; visit++) {
    const next = new Map<number, number>();
    for (const [at, chance] of now)
      for (const end of visitEnds(at, skill)) {
        const p = chance * end.p;
        if (end.left === 0) visits[visit] = (visits[visit] ?? 0) + p;
        else next.set(end.left, (next.get(end.left) ?? 0) + p);
        if (at - end.left === 180 && end.left > 0) maximums += p;
      }
    now = next;
  }
  return { visits, maximums };
}

const CACHE_SIZE = 400;
const cache = new LRUCache<string, LegChances>({ max: CACHE_SIZE });

/** Visits a player needs from so many points; remembered, as every leg begins alike. */
export function legChances(left: number, skill: number): LegChances {
  const key = `${left} ${skill.toFixed(2)}`;
  return getOrCompute(cache, key, () => compute(left, skill));
}

/** Chance that the player who throws next checks out before the other. */
export function throwerWins(thrower: LegChances, other: LegChances): number {
  let still = 1;
  let wins = 0;
  for (let i = 0; i < MAX_VISITS; i++) {
    wins += (thrower.visits[i] ?? 0) * still;
    still -= other.visits[i] ?? 0;
  }
  return wins;
}
