import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { periodsWon } from '@touchline/betting/match-state/period-count';
import type { Fixture } from '../../../feed-events.ts';
import type { SetEnd } from '../sets/match-chances.ts';
import { type RallyRules, rallySetOver } from './rally-rules.ts';
import { freshSetEnds, type RallySet, rallySetEnds } from './set-chances.ts';

export interface RallyState {
  readonly sets: HomeAway;
  /** Number of the set being played, or to be played next. */
  readonly set: number;
  /** The running set as each side may be serving it: one state, or one for each opener while that is not known. */
  readonly now: readonly RallySet[];
  readonly points: HomeAway;
}

export function rallyState(rules: RallyRules, fixture: Fixture, facts: MatchState): RallyState {
  let sets = periodsWon(facts);
  let set = facts.periodsDone + 1;
  let points: HomeAway = facts.period === set ? (facts.counts.score?.[set - 1] ?? [0, 0]) : [0, 0];
  let running = facts.period === set && facts.turn !== 0;
  if (rallySetOver(...points, rules.target(fixture, set))) {
    // The last point of a set is known a moment before the set is closed.
    sets = points[0] > points[1] ? [sets[0] + 1, sets[1]] : [sets[0], sets[1] + 1];
    set++;
    points = [0, 0];
    running = false;
  }
  const target = rules.target(fixture, set);
  const servers = running ? ([facts.turn === 2 ? 2 : 1] as const) : ([1, 2] as const);
  return { sets, set, points, now: servers.map((server) => ({ points, server, target })) };
}

/** How the running set may end. */
export function runningSetEnds(rules: RallyRules, homeWins: HomeAway, { now }: RallyState): SetEnd[] {
  const [first, second] = now;
  if (!first) return [];
  return second ? freshSetEnds(rules, homeWins, first.target) : rallySetEnds(rules, homeWins, first);
}
