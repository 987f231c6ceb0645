import type { Fixture } from '../../../vocabulary.ts';
import type { Outlook } from '../../sport-model.ts';
import type { Pair } from '../telling/teller.ts';
import type { Server } from './point-chances.ts';
import { tieBreakTarget } from './rates.ts';
import { type SetEnd, setEnds } from './set-chances.ts';
import type { TennisState } from './tennis-state.ts';

/** No match has more games of one player, or of both. */
const SIDE = 36;
const BOTH = 66;

/** Distributions of the games from here to the end of the match, in all matches that pass through a score of sets. */
interface Node {
  p: number;
  readonly total: Float64Array;
  readonly difference: Float64Array;
  readonly home: Float64Array;
  readonly away: Float64Array;
}

const emptyNode = (): Node => ({
  p: 0,
  total: new Float64Array(BOTH),
  difference: new Float64Array(2 * SIDE + 1),
  home: new Float64Array(SIDE),
  away: new Float64Array(SIDE),
});

function shiftInto(into: Float64Array, from: Float64Array, by: number, weight: number): void {
  const last = Math.min(from.length, into.length - by);
  for (let i = Math.max(0, -by); i < last; i++) {
    const q = from[i] ?? 0;
    if (q !== 0) into[i + by] = (into[i + by] ?? 0) + weight * q;
  }
}

function pass(into: Node, from: Node, { home, away, p }: SetEnd): void {
  into.p += from.p * p;
  shiftInto(into.total, from.total, home + away, p);
  shiftInto(into.difference, from.difference, home - away, p);
  shiftInto(into.home, from.home, home, p);
  shiftInto(into.away, from.away, away, p);
}

export interface MatchChances {
  /** Final score of sets: p[home * (toWin + 1) + away]. */
  readonly sets: Outlook;
  /** All games of the match. */
  readonly games: Outlook;
  /** Distribution of the games of the running set and all later ones. */
  readonly left: Float64Array;
}

/** Carries every state of the match forward, set by set, to the end. `gamesBefore` are those of complete sets. */
export function matchChances(fixture: Fixture, serve: Pair, states: readonly TennisState[], gamesBefore: Pair): MatchChances {
  const { toWin } = fixture.format;
  const nodes = new Map<number, Node>();
  const node = (home: number, away: number, server: Server): Node => {
    const key = (home * 8 + away) * 4 + server;
    let found = nodes.get(key);
    if (!found) {
      found = emptyNode();
      nodes.set(key, found);
    }
    return found;
  };
  const freshEnds = new Map<number, SetEnd[]>();
  const fresh = (server: Server, set: number): SetEnd[] => {
    const tieBreak = tieBreakTarget(fixture, set);
    const key = tieBreak * 4 + server;
    const known = freshEnds.get(key) ?? setEnds({ games: [0, 0], server, tieBreak }, serve);
    freshEnds.set(key, known);
    return known;
  };
  const advance = (from: Node, [home, away]: Pair, ends: readonly SetEnd[]): void => {
    for (const end of ends) pass(node(home + (end.home > end.away ? 1 : 0), away + (end.home > end.away ? 0 : 1), end.nextServer), from, end);
  };
  for (const { sets, now, weight } of states) {
    const start = emptyNode();
    start.p = weight;
    start.total[0] = start.home[0] = start.away[0] = weight;
    start.difference[SIDE] = weight;
    if (Math.max(...sets) >= toWin) {
      pass(node(sets[0], sets[1], now.server), start, { home: 0, away: 0, p: 1, nextServer: now.server });
      continue;
    }
    advance(start, sets, setEnds(now, serve));
  }
  for (let done = 0; done < 2 * toWin - 1; done++)
    for (let home = Math.max(0, done - toWin + 1); home < toWin && home <= done; home++)
      for (const server of [1, 2] as const) {
        const away = done - home;
        const from = nodes.get((home * 8 + away) * 4 + server);
        if (!from || from.p === 0) continue;
        advance(from, [home, away], fresh(server, done + 1));
      }
  return finish(nodes, toWin, gamesBefore);
}

function finish(nodes: ReadonlyMap<number, Node>, toWin: number, [homeBefore, awayBefore]: Pair): MatchChances {
  const end = emptyNode();
  const sets = new Float64Array((toWin + 1) ** 2);
  for (const [key, from] of nodes) {
    const [home, away] = [key >> 5, (key >> 2) & 7];
    if (Math.max(home, away) < toWin) continue;
    sets[home * (toWin + 1) + away] = (sets[home * (toWin + 1) + away] ?? 0) + from.p;
    pass(end, from, { home: 0, away: 0, p: 1, nextServer: 1 });
  }
  return {
    sets: { kind: 'joint', baseHome: 0, baseAway: 0, n: toWin + 1, p: sets },
    games: {
      kind: 'marginals',
      total: end.total,
      minTotal: homeBefore + awayBefore,
      diff: end.difference,
      minDiff: homeBefore - awayBefore - SIDE,
      home: end.home,
      minHome: homeBefore,
      away: end.away,
      minAway: awayBefore,
    },
    left: end.total,
  };
}
