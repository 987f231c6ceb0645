import type { JointDistribution } from './count-marginals.ts';

/**
 * Markets about the order of events, from the distribution of the final counts alone: given how many each side still gets, every order
 * of them is equally likely (exact for Poisson processes of steady ratio). Each answers [home, neither, away].
 */
export type SideChances = readonly [home: number, neither: number, away: number];

function sum(joint: JointDistribution, chances: (h: number, a: number) => readonly [number, number]): SideChances {
  let home = 0;
  let away = 0;
  for (let h = 0, i = 0; h < joint.n; h++)
    for (let a = 0; a < joint.n; a++, i++) {
      const q = joint.p[i] ?? 0;
      if (q < 1e-12) continue;
      const [x, y] = chances(h, a);
      home += q * x;
      away += q * y;
    }
  return [home, Math.max(0, 1 - home - away), away];
}

/** The side that gets the k-th of those still to come. */
export const kthNext = (joint: JointDistribution, k: number): SideChances =>
  sum(joint, (h, a) => (h + a >= k ? [h / (h + a), a / (h + a)] : [0, 0]));

/** The side that gets the last one; `current` holds it now (0 = neither). */
export const lastOne = (joint: JointDistribution, current: 0 | 1 | 2): SideChances =>
  sum(joint, (h, a) => (h + a > 0 ? [h / (h + a), a / (h + a)] : [current === 1 ? 1 : 0, current === 2 ? 1 : 0]));

const CHOOSE: number[][] = [[1]];
function choose(n: number, k: number): number {
  for (let row = CHOOSE.length; row <= n; row++) {
    const above = CHOOSE[row - 1] ?? [];
    CHOOSE.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0) + (above[i] ?? 0)));
  }
  return CHOOSE[n]?.[k] ?? 0;
}

/** Share of the orders of h and a in which `need` of the h come before `other` of the a. */
function reachesFirst(h: number, a: number, need: number, other: number): number {
  if (h < need) return 0;
  if (a < other) return 1;
  let ways = 0;
  for (let j = 0; j < other && j <= a; j++) ways += choose(need - 1 + j, j) * choose(h - need + a - j, a - j);
  return ways / choose(h + a, a);
}

/** The side that first has `goal`, both still short of it. */
export function firstTo(joint: JointDistribution, goal: number): SideChances {
  const needHome = goal - joint.baseHome;
  const needAway = goal - joint.baseAway;
  return sum(joint, (h, a) => [reachesFirst(h, a, needHome, needAway), reachesFirst(a, h, needAway, needHome)]);
}
