import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Server, SetEnd } from '../sets/match-chances.ts';
import { holdChance, other, tieBreakChance } from './point-chances.ts';

export const setOver = (home: number, away: number): boolean =>
  Math.max(home, away) === 7 || (Math.max(home, away) >= 6 && Math.abs(home - away) >= 2);

/** The state of a set. */
export interface SetState {
  readonly games: HomeAway;
  /** Serves the game (or opens the tie-break) that is being played. */
  readonly server: Server;
  /** Chance that the home player takes that game; absent at its beginning. */
  readonly gameChance?: number;
  /** Points that win a tie-break of this set. */
  readonly tieBreak: number;
}

const serverAt = ({ games, server }: SetState, played: number): Server =>
  (played - games[0] - games[1]) % 2 === 0 ? server : other(server);

function homeTakes(state: SetState, serve: HomeAway, h: number, a: number): number {
  if (h === state.games[0] && a === state.games[1] && state.gameChance !== undefined) return state.gameChance;
  const server = serverAt(state, h + a);
  if (h === 6 && a === 6) return tieBreakChance(serve, server, state.tieBreak);
  return server === 1 ? holdChance(serve[0]) : 1 - holdChance(serve[1]);
}

/** Runs the set forward game by game; `visit` may stop a branch by answering true. */
function run(state: SetState, serve: HomeAway, visit: (home: number, away: number, p: number, by: 0 | Server) => boolean): void {
  const grid = new Float64Array(64);
  grid[state.games[0] * 8 + state.games[1]] = 1;
  for (let played = state.games[0] + state.games[1]; played <= 12; played++)
    for (let h = Math.max(0, played - 7); h <= Math.min(7, played); h++) {
      const a = played - h;
      const p = grid[h * 8 + a] ?? 0;
      if (p === 0) continue;
      const home = homeTakes(state, serve, h, a);
      if (!visit(h + 1, a, p * home, 1)) grid[(h + 1) * 8 + a] = (grid[(h + 1) * 8 + a] ?? 0) + p * home;
      if (!visit(h, a + 1, p * (1 - home), 2)) grid[h * 8 + a + 1] = (grid[h * 8 + a + 1] ?? 0) + p * (1 - home);
    }
}

/** Every way the set may end, with its chance. */
export function setEnds(state: SetState, serve: HomeAway): SetEnd[] {
  const ends = new Map<number, SetEnd>();
  run(state, serve, (home, away, p) => {
    if (!setOver(home, away)) return false;
    const key = home * 8 + away;
    ends.set(key, { home, away, p: p + (ends.get(key)?.p ?? 0), nextServer: serverAt(state, home + away) });
    return true;
  });
  return [...ends.values()];
}

/** Chances that the home, neither and the away player wins game number `n` of the set. */
export function gameChances(state: SetState, serve: HomeAway, n: number): readonly [home: number, neither: number, away: number] {
  let [home, away] = [0, 0];
  run(state, serve, (h, a, p, by) => {
    if (h + a === n) {
      if (by === 1) home += p;
      else away += p;
      return true;
    }
    return setOver(h, a);
  });
  return [home, Math.max(0, 1 - home - away), away];
}

/** Chance that the home player first has `goal` games; the away player otherwise (somebody always does for goals up to 6). */
export function firstToGames(state: SetState, serve: HomeAway, goal: number): number {
  let home = 0;
  run(state, serve, (h, a, p, by) => {
    if ((by === 1 ? h : a) < goal) return setOver(h, a);
    if (by === 1) home += p;
    return true;
  });
  return home;
}
