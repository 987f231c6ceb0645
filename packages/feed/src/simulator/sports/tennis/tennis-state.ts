import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { periodsWon } from '@touchline/betting/match-state/period-count';
import type { Fixture } from '../../../feed-events.ts';
import type { Server } from '../sets/match-chances.ts';
import { holdChance, other, tieBreakChance, tieBreakServer } from './point-chances.ts';
import { tieBreakTarget } from './rates.ts';
import { type SetState, setOver } from './set-chances.ts';

export interface TennisState {
  readonly sets: HomeAway;
  /** Number of the set being played, or to be played next. */
  readonly set: number;
  readonly now: SetState;
  /** 1, or a half for each possible first server before the toss. */
  readonly weight: number;
}

/** Points of a game as they are shown, and back: 50 is the advantage. */
const SHOWN: readonly number[] = [0, 15, 30, 40];
export const shownPoints = (a: number, b: number): HomeAway => {
  if (a >= 3 && b >= 3) return [a > b ? 50 : 40, b > a ? 50 : 40];
  return [SHOWN[a] ?? 40, SHOWN[b] ?? 40];
};
const counted = (shown: number): number => (shown === 50 ? 4 : SHOWN.indexOf(shown));

function running(fixture: Fixture, facts: MatchState, set: number, games: HomeAway, serve: HomeAway): SetState {
  const turn: Server = facts.turn === 2 ? 2 : 1;
  const tieBreak = tieBreakTarget(fixture, set);
  const points = facts.points ?? [0, 0];
  if (games[0] === 6 && games[1] === 6) {
    const played = points[0] + points[1];
    const first = tieBreakServer(1, played) === turn ? 1 : 2;
    return { games, server: first, gameChance: tieBreakChance(serve, first, tieBreak, points), tieBreak };
  }
  const [home, away] = [counted(points[0]), counted(points[1])];
  const gameChance = turn === 1 ? holdChance(serve[0], home, away) : 1 - holdChance(serve[1], away, home);
  return { games, server: turn, gameChance, tieBreak };
}

/** The state of the match; two equally likely states while it is not known who serves first. */
export function tennisStates(fixture: Fixture, facts: MatchState, serve: HomeAway): TennisState[] {
  let sets = periodsWon(facts);
  let set = facts.periodsDone + 1;
  let games = facts.period === set ? (facts.counts.score?.[set - 1] ?? [0, 0]) : ([0, 0] as const);
  if (setOver(...games)) {
    // The last game of a set is known a moment before the set is closed.
    sets = games[0] > games[1] ? [sets[0] + 1, sets[1]] : [sets[0], sets[1] + 1];
    set++;
    games = [0, 0];
  }
  if (facts.turn === 0) {
    const fresh = (server: Server): TennisState => ({
      sets,
      set,
      now: { games, server, tieBreak: tieBreakTarget(fixture, set) },
      weight: 0.5,
    });
    return [fresh(1), fresh(other(1))];
  }
  return [{ sets, set, now: running(fixture, facts, set, games, serve), weight: 1 }];
}
