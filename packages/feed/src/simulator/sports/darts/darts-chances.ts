import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { periodsWon } from '@touchline/betting/match-state/period-count';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';
import { mixEnds } from '../series/period-ends.ts';
import type { PeriodEnd } from '../series/series-chances.ts';
import { legChances, START, throwerWins } from './visits.ts';

/** From these running numbers on, a championship is one long set: first to six, first to ten legs. Others are in sets of three legs. */
export const SIX_LEGS_FROM = 50;
export const TEN_LEGS_FROM = 70;
export function legsToWin(fixture: Fixture): number {
  const number = fixture.champ.id % 1000;
  return number >= TEN_LEGS_FROM ? 10 : number >= SIX_LEGS_FROM ? 6 : 3;
}

const SKILL_STEP = 0.05;
export const skillsOf = ({ home, away }: Ratings): HomeAway => [
  Math.round(home / SKILL_STEP) * SKILL_STEP,
  Math.round(away / SKILL_STEP) * SKILL_STEP,
];

export const other = (side: 1 | 2): 1 | 2 => (side === 1 ? 2 : 1);

export interface DartsState {
  readonly won: HomeAway;
  readonly set: number;
  readonly legs: HomeAway;
  /** The side that throws first in the running set; null before the throw for the bull. */
  readonly opener: 1 | 2 | null;
  /** Chance of the home player in the running leg; null where it has not begun. */
  readonly leg: number | null;
}

export function dartsState(ratings: Ratings, facts: MatchState): DartsState {
  const set = facts.periodsDone + 1;
  const won = periodsWon(facts);
  const begun = facts.incidents.findLast((i) => i.kind === 'set-start');
  const opened = begun ? (begun.side === 2 ? 2 : 1) : null;
  if (facts.period !== set) return { won, set, legs: [0, 0], opener: opened && other(opened), leg: null };
  const legs = facts.counts.score?.[set - 1] ?? [0, 0];
  if (!facts.points || facts.turn === 0) return { won, set, legs, opener: opened, leg: null };
  const [home, away] = skillsOf(ratings);
  const [homeLeg, awayLeg] = [legChances(facts.points[0], home), legChances(facts.points[1], away)];
  return { won, set, legs, opener: opened, leg: facts.turn === 1 ? throwerWins(homeLeg, awayLeg) : 1 - throwerWins(awayLeg, homeLeg) };
}

/** Chance of the home player in a leg by who throws first in it. */
export function holds(ratings: Ratings): readonly [homeFirst: number, awayFirst: number] {
  const [home, away] = skillsOf(ratings).map((skill) => legChances(START, skill));
  if (!home || !away) return [0.5, 0.5];
  return [throwerWins(home, away), 1 - throwerWins(away, home)];
}

/** Every way a set may end from so many legs; the first throw changes from leg to leg. */
export function setEnds(toWin: number, ratings: Ratings, legs: HomeAway, opener: 1 | 2, leg: number | null): PeriodEnd[] {
  const [homeFirst, awayFirst] = holds(ratings);
  const wide = toWin + 1;
  const grid = new Float64Array(wide * wide);
  grid[legs[0] * wide + legs[1]] = 1;
  const ends: PeriodEnd[] = [];
  for (let played = legs[0] + legs[1]; played < 2 * toWin - 1; played++)
    for (let h = Math.max(legs[0], played - toWin + 1); h < toWin && played - h >= legs[1]; h++) {
      const p = grid[h * wide + played - h] ?? 0;
      if (p === 0) continue;
      const first = played % 2 === 0 ? opener : other(opener);
      const chance = leg !== null && played === legs[0] + legs[1] ? leg : first === 1 ? homeFirst : awayFirst;
      for (const [home, away, q] of [
        [h + 1, played - h, p * chance],
        [h, played - h + 1, p * (1 - chance)],
      ] as const)
        if (Math.max(home, away) === toWin) ends.push({ home, away, p: q });
        else grid[home * wide + away] = (grid[home * wide + away] ?? 0) + q;
    }
  return ends;
}

/** Ends of the running set and of later ones, by their number. */
export function endsFrom(fixture: Fixture, ratings: Ratings, state: DartsState): (set: number) => readonly PeriodEnd[] {
  const toWin = legsToWin(fixture);
  const cache = new Map<number, readonly PeriodEnd[]>();
  return (set) => {
    const running = set === state.set;
    const ends = (opener: 1 | 2): PeriodEnd[] => setEnds(toWin, ratings, running ? state.legs : [0, 0], opener, running ? state.leg : null);
    const swap = (set - state.set) % 2 === 1;
    const found =
      cache.get(set) ??
      (state.opener
        ? ends(swap ? other(state.opener) : state.opener)
        : mixEnds([
            { weight: 0.5, ends: ends(1) },
            { weight: 0.5, ends: ends(2) },
          ]));
    cache.set(set, found);
    return found;
  };
}
