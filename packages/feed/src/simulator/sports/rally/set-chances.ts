import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Server, SetEnd } from '../sets/match-chances.ts';
import { type RallyRules, rallySetOver } from './rally-rules.ts';

/** The state of a set. */
export interface RallySet {
  readonly points: HomeAway;
  readonly server: Server;
  readonly target: number;
}

/**
 * How far a set is past its target, which may be further than any `reach`: from there on only the difference counts, so it is worked out as if it
 * stood at the target.
 */
const pastTarget = ({ points, target }: RallySet): number => Math.max(0, Math.min(...points) - target);

type Visit = (home: number, away: number, p: number, by: Server) => boolean;

/** Runs a set forward rally by rally; `visit` may stop a branch by answering true. */
function run(rules: Pick<RallyRules, 'nextServer' | 'reach'>, homeWins: HomeAway, set: RallySet, visit: Visit): void {
  const width = rules.reach + 1;
  const grid = new Float64Array(width * width * 2);
  const past = pastTarget(set);
  const [fromHome, fromAway] = [set.points[0] - past, set.points[1] - past];
  grid[(fromHome * width + fromAway) * 2 + set.server - 1] = 1;
  for (let sum = fromHome + fromAway; sum < 2 * rules.reach; sum++)
    for (let home = Math.max(fromHome, sum - rules.reach); home <= sum - fromAway && home < width; home++) {
      const away = sum - home;
      for (const now of [1, 2] as const) {
        const p = grid[(home * width + away) * 2 + now - 1] ?? 0;
        if (p < 1e-10) continue;
        const win = homeWins[now - 1] ?? 0.5;
        for (const by of [1, 2] as const) {
          const [h, a] = by === 1 ? [home + 1, away] : [home, away + 1];
          const q = p * (by === 1 ? win : 1 - win);
          if (visit(h + past, a + past, q, by) || h >= width || a >= width) continue;
          const cell = (h * width + a) * 2 + rules.nextServer(now, by, h + past, a + past) - 1;
          grid[cell] = (grid[cell] ?? 0) + q;
        }
      }
    }
}

/** Every way the set may end; who opens the next one is not followed: its chances are taken for both openers alike. */
export function rallySetEnds(rules: RallyRules, homeWins: HomeAway, set: RallySet): SetEnd[] {
  const ends = new Map<number, SetEnd>();
  const reach = rules.reach + pastTarget(set);
  run(rules, homeWins, set, (home, away, p) => {
    const over = rallySetOver(home, away, set.target);
    if (!over && Math.max(home, away) <= reach) return false;
    const key = home * 1024 + away;
    if (p > 1e-7) ends.set(key, { home, away, p: p + (ends.get(key)?.p ?? 0), nextServer: 1 });
    return true;
  });
  return [...ends.values()];
}

/** A set that has not begun, opened by either side alike. */
export function freshSetEnds(rules: RallyRules, homeWins: HomeAway, target: number): SetEnd[] {
  const ends = new Map<number, SetEnd>();
  for (const server of [1, 2] as const)
    for (const end of rallySetEnds(rules, homeWins, { points: [0, 0], server, target })) {
      const key = end.home * 1024 + end.away;
      ends.set(key, { ...end, p: end.p / 2 + (ends.get(key)?.p ?? 0) });
    }
  return [...ends.values()];
}

/** Chances that the home, neither and the away side wins point number `n` of the set. */
export function pointChances(
  rules: RallyRules,
  homeWins: HomeAway,
  set: RallySet,
  n: number,
): readonly [home: number, neither: number, away: number] {
  let [home, away] = [0, 0];
  run(rules, homeWins, set, (h, a, p, by) => {
    if (h + a < n) return rallySetOver(h, a, set.target);
    if (by === 1) home += p;
    else away += p;
    return true;
  });
  return [home, Math.max(0, 1 - home - away), away];
}

/** Chance that the home side first has `goal` points, a number below the target. */
export function firstToPoints(rules: RallyRules, homeWins: HomeAway, set: RallySet, goal: number): number {
  let home = 0;
  run(rules, homeWins, set, (h, a, p, by) => {
    if ((by === 1 ? h : a) < goal) return false;
    if (by === 1) home += p;
    return true;
  });
  return home;
}
