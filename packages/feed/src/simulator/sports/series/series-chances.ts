import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { CountForecast } from '../../sport-model.ts';
import type { JointForecast } from '../chances/joint.ts';

/** One way in which a period (a map, a set of legs) may end; the side with more has won it. */
export interface PeriodEnd {
  readonly home: number;
  readonly away: number;
  readonly p: number;
}

export interface Series {
  readonly toWin: number;
  /** Periods won so far. */
  readonly won: HomeAway;
  /** Score of complete periods. */
  readonly before: HomeAway;
  /** Ends of a period by its number, from the running one on. */
  readonly ends: (period: number) => readonly PeriodEnd[];
}

interface Node {
  p: number;
  total: Float64Array;
  difference: Float64Array;
  home: Float64Array;
  away: Float64Array;
}

/** Periods won at the end: `chance` is the home side's in a period by its number. */
export function periodsWonOutlook(toWin: number, won: HomeAway, chance: (period: number) => number): JointForecast {
  const n = toWin + 1;
  const p = new Float64Array(n * n);
  p[won[0] * n + won[1]] = 1;
  for (let played = won[0] + won[1]; played < 2 * toWin - 1; played++) {
    const home = chance(played + 1);
    for (let h = Math.max(0, played - toWin + 1); h < toWin && h <= played; h++) {
      const at = h * n + played - h;
      const here = p[at] ?? 0;
      if (here === 0) continue;
      p[at] = 0;
      p[at + n] = (p[at + n] ?? 0) + here * home;
      p[at + 1] = (p[at + 1] ?? 0) + here * (1 - home);
    }
  }
  return { kind: 'joint', baseHome: 0, baseAway: 0, n, p };
}

/** Scores of all periods together at the end of the match. */
export function seriesTotals({ toWin, won, before, ends }: Series): CountForecast {
  const periods = 2 * toWin - 1 - won[0] - won[1];
  const lists = Array.from({ length: periods }, (_, i) => ends(won[0] + won[1] + 1 + i));
  const side = 1 + lists.reduce((sum, list) => sum + Math.max(...list.map((e) => Math.max(e.home, e.away))), 0);
  const fresh = (): Node => ({
    p: 0,
    total: new Float64Array(2 * side),
    difference: new Float64Array(2 * side + 1),
    home: new Float64Array(side),
    away: new Float64Array(side),
  });
  const nodes = new Map<number, Node>();
  const nodeAt = (home: number, away: number): Node => {
    const known = nodes.get(home * 64 + away) ?? fresh();
    nodes.set(home * 64 + away, known);
    return known;
  };
  const start = nodeAt(won[0], won[1]);
  start.p = start.total[0] = start.home[0] = start.away[0] = 1;
  start.difference[side] = 1;
  for (let done = 0; done < periods; done++)
    for (let home = won[0]; home < toWin; home++) {
      const away = won[0] + won[1] + done - home;
      const from = nodes.get(home * 64 + away);
      if (!from || away >= toWin) continue;
      for (const end of lists[done] ?? [])
        pass(nodeAt(home + (end.home > end.away ? 1 : 0), away + (end.home > end.away ? 0 : 1)), from, end);
    }
  const over = fresh();
  for (const [key, node] of nodes) if (Math.max(key >> 6, key & 63) >= toWin) pass(over, node, { home: 0, away: 0, p: 1 });
  return {
    kind: 'marginals',
    total: over.total,
    minTotal: before[0] + before[1],
    diff: over.difference,
    minDiff: before[0] - before[1] - side,
    home: over.home,
    minHome: before[0],
    away: over.away,
    minAway: before[1],
  };
}

function shiftInto(into: Float64Array, from: Float64Array, by: number, weight: number): void {
  const last = Math.min(from.length, into.length - by);
  for (let i = Math.max(0, -by); i < last; i++) {
    const q = from[i] ?? 0;
    if (q !== 0) into[i + by] = (into[i + by] ?? 0) + weight * q;
  }
}

function pass(into: Node, from: Node, { home, away, p }: PeriodEnd): void {
  into.p += from.p * p;
  shiftInto(into.total, from.total, home + away, p);
  shiftInto(into.difference, from.difference, home - away, p);
  shiftInto(into.home, from.home, home, p);
  shiftInto(into.away, from.away, away, p);
}
