import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { CountForecast } from '../../sport-model.ts';

export type Server = 1 | 2;

/** One way in which a set may end. */
export interface SetEnd {
  readonly home: number;
  readonly away: number;
  readonly p: number;
  /** The side that serves first in the next set. */
  readonly nextServer: Server;
}

/** A place from which the match goes on: sets so far, and how the running set may end. */
export interface MatchStart {
  readonly sets: HomeAway;
  readonly weight: number;
  readonly ends: readonly SetEnd[];
}

export interface MatchPlan {
  readonly toWin: number;
  /** No match has more games (points) of one side. */
  readonly reach: number;
  /** How a set may end that has not begun, by who opens it. */
  readonly fresh: (server: Server, set: number) => readonly SetEnd[];
}

/** Distributions of what the sets from here to the end bring, in all matches that pass through a score of sets. */
interface Node {
  p: number;
  readonly total: Float64Array;
  readonly difference: Float64Array;
  readonly home: Float64Array;
  readonly away: Float64Array;
}

const emptyNode = (reach: number): Node => ({
  p: 0,
  total: new Float64Array(2 * reach),
  difference: new Float64Array(2 * reach + 1),
  home: new Float64Array(reach),
  away: new Float64Array(reach),
});

/** First and last place that is not empty, so that shifting touches nothing else. */
function support(p: Float64Array): readonly [from: number, to: number] {
  let [from, to] = [0, p.length - 1];
  while (from < to && p[from] === 0) from++;
  while (to > from && p[to] === 0) to--;
  return [from, to];
}

/** Adds `from`, moved by every shift with its weight, to `into`. */
function shiftInto(into: Float64Array, from: Float64Array, shifts: ReadonlyMap<number, number>): void {
  const [first, end] = support(from);
  for (const [by, weight] of shifts) {
    const last = Math.min(end, into.length - 1 - by);
    for (let i = Math.max(first, -by); i <= last; i++) into[i + by] = (into[i + by] ?? 0) + weight * (from[i] ?? 0);
  }
}

/** Ends of one set that lead to the same node, by what each of them adds to the four counts. */
function shiftsOf(
  ends: readonly Pick<SetEnd, 'home' | 'away' | 'p'>[],
  count: (home: number, away: number) => number,
): Map<number, number> {
  const shifts = new Map<number, number>();
  for (const { home, away, p } of ends) shifts.set(count(home, away), (shifts.get(count(home, away)) ?? 0) + p);
  return shifts;
}

function pass(into: Node, from: Node, ends: readonly Pick<SetEnd, 'home' | 'away' | 'p'>[]): void {
  for (const { p } of ends) into.p += from.p * p;
  shiftInto(
    into.total,
    from.total,
    shiftsOf(ends, (home, away) => home + away),
  );
  shiftInto(
    into.difference,
    from.difference,
    shiftsOf(ends, (home, away) => home - away),
  );
  shiftInto(
    into.home,
    from.home,
    shiftsOf(ends, (home) => home),
  );
  shiftInto(
    into.away,
    from.away,
    shiftsOf(ends, (_home, away) => away),
  );
}

export interface MatchChances {
  /** Final score of sets: p[home * (runsToWin + 1) + away]. */
  readonly sets: CountForecast;
  /** Games (points) of all sets together. */
  readonly games: CountForecast;
  /** Distribution of the games (points) of the running set and all later ones. */
  readonly left: Float64Array;
}

/**
 * Carries every state of a best-of match forward, set by set, to the end. `before` are the games (points) of complete sets; the ends of
 * the running set count it whole.
 */
export function matchChances({ toWin, reach, fresh }: MatchPlan, starts: readonly MatchStart[], before: HomeAway): MatchChances {
  const nodes = new Map<number, Node>();
  const node = (home: number, away: number, server: Server): Node => {
    const key = (home * 8 + away) * 4 + server;
    let found = nodes.get(key);
    if (!found) {
      found = emptyNode(reach);
      nodes.set(key, found);
    }
    return found;
  };
  const advance = (from: Node, [home, away]: HomeAway, ends: readonly SetEnd[]): void => {
    for (const winner of [1, 2] as const)
      for (const server of [1, 2] as const) {
        const alike = ends.filter((end) => end.nextServer === server && end.home > end.away === (winner === 1));
        if (alike.length > 0) pass(node(home + (winner === 1 ? 1 : 0), away + (winner === 1 ? 0 : 1), server), from, alike);
      }
  };
  for (const { sets, weight, ends } of starts) {
    const start = emptyNode(reach);
    start.p = weight;
    start.total[0] = start.home[0] = start.away[0] = weight;
    start.difference[reach] = weight;
    advance(start, sets, ends);
  }
  for (let done = 1; done < 2 * toWin - 1; done++)
    for (let home = Math.max(0, done - toWin + 1); home < toWin && home <= done; home++)
      for (const server of [1, 2] as const) {
        const away = done - home;
        const from = nodes.get((home * 8 + away) * 4 + server);
        if (from && from.p > 0) advance(from, [home, away], fresh(server, done + 1));
      }
  return finish(nodes, toWin, reach, before);
}

function finish(nodes: ReadonlyMap<number, Node>, toWin: number, reach: number, [homeBefore, awayBefore]: HomeAway): MatchChances {
  const end = emptyNode(reach);
  const sets = new Float64Array((toWin + 1) ** 2);
  for (const [key, from] of nodes) {
    const [home, away] = [key >> 5, (key >> 2) & 7];
    if (Math.max(home, away) < toWin) continue;
    sets[home * (toWin + 1) + away] = (sets[home * (toWin + 1) + away] ?? 0) + from.p;
    pass(end, from, [{ home: 0, away: 0, p: 1 }]);
  }
  return {
    sets: { kind: 'joint', baseHome: 0, baseAway: 0, n: toWin + 1, p: sets },
    games: {
      kind: 'marginals',
      total: end.total,
      minTotal: homeBefore + awayBefore,
      diff: end.difference,
      minDiff: homeBefore - awayBefore - reach,
      home: end.home,
      minHome: homeBefore,
      away: end.away,
      minAway: awayBefore,
    },
    left: end.total,
  };
}
