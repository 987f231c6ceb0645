import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { PeriodEnd } from '../series/series-chances.ts';

/** 13 rounds win a map; from 12:12 overtimes of six rounds each, four of them win. */
const TO_WIN = 13;
const LEVEL = 12;
const OVERTIME_HALF = 3;
/** Overtimes beyond the third are cut off: one map in several hundred gets there. */
const MAX = LEVEL + 3 * OVERTIME_HALF + 1;

export const mapOver = (home: number, away: number): boolean => {
  const [max, min] = [Math.max(home, away), Math.min(home, away)];
  if (min < LEVEL) return max >= TO_WIN;
  return max === LEVEL + OVERTIME_HALF + 1 + OVERTIME_HALF * Math.floor((min - LEVEL) / OVERTIME_HALF);
};

/** Whether the sides stand as they began (true) or changed over, after so many rounds. */
export const asBegun = (played: number): boolean =>
  played < 2 * LEVEL ? played < LEVEL : Math.floor((played - 2 * LEVEL) / OVERTIME_HALF) % 2 === 1;

export const halfBegins = (played: number): boolean =>
  played === LEVEL || (played >= 2 * LEVEL && (played - 2 * LEVEL) % OVERTIME_HALF === 0);

/** Chance of the home side in a round while it defends and while it attacks. */
export interface RoundChances {
  readonly defending: number;
  readonly attacking: number;
}

export interface MapState {
  readonly score: HomeAway;
  /** Whether the home side began on the defence. */
  readonly homeDefends: boolean;
}

/** Overtimes are all alike: a long map is looked at as if those that ended level had not been played. */
const skipped = ([home, away]: HomeAway): number => Math.max(0, OVERTIME_HALF * Math.floor((Math.min(home, away) - LEVEL) / OVERTIME_HALF));

/** Runs the map forward round by round; `visit` may stop a branch by answering true. */
function run(
  { score, homeDefends }: MapState,
  rounds: RoundChances,
  visit: (home: number, away: number, p: number, by: 1 | 2) => boolean,
): void {
  const wide = MAX + 2;
  const grid = new Float64Array(wide * wide);
  grid[score[0] * wide + score[1]] = 1;
  for (let played = score[0] + score[1]; played < 2 * MAX - 1; played++) {
    const chance = asBegun(played) === homeDefends ? rounds.defending : rounds.attacking;
    for (let h = Math.max(0, played - MAX); h <= Math.min(MAX, played); h++) {
      const a = played - h;
      const p = grid[h * wide + a] ?? 0;
      if (p === 0) continue;
      if (!visit(h + 1, a, p * chance, 1)) grid[(h + 1) * wide + a] = (grid[(h + 1) * wide + a] ?? 0) + p * chance;
      if (!visit(h, a + 1, p * (1 - chance), 2)) grid[h * wide + a + 1] = (grid[h * wide + a + 1] ?? 0) + p * (1 - chance);
    }
  }
}

/** Every way the map may end. */
export function mapEnds({ score, homeDefends }: MapState, rounds: RoundChances): PeriodEnd[] {
  const less = skipped(score);
  const state: MapState = { score: [score[0] - less, score[1] - less], homeDefends };
  const ends: PeriodEnd[] = [];
  const places = new Map<number, number>();
  let sum = 0;
  run(state, rounds, (home, away, p) => {
    if (!mapOver(home, away)) return false;
    sum += p;
    const place = places.get(home * 64 + away);
    if (place === undefined) {
      places.set(home * 64 + away, ends.length);
      ends.push({ home, away, p });
    } else ends[place] = { home, away, p: (ends[place]?.p ?? 0) + p };
    return true;
  });
  return ends.map(({ home, away, p }) => ({ home: home + less, away: away + less, p: p / sum }));
}

/** Chances that the home, neither and the away side wins round `n` of the map. */
export function roundChances(
  { score, homeDefends }: MapState,
  rounds: RoundChances,
  n: number,
): readonly [home: number, neither: number, away: number] {
  let [home, away] = [0, 0];
  const less = skipped(score);
  run({ score: [score[0] - less, score[1] - less], homeDefends }, rounds, (h, a, p, by) => {
    if (h + a !== n - 2 * less) return mapOver(h, a);
    if (by === 1) home += p;
    else away += p;
    return true;
  });
  return [home, Math.max(0, 1 - home - away), away];
}

/** Chance that the home side is first to `goal` rounds; the away side otherwise (goals up to 13 are always reached). */
export function firstToRounds(state: MapState, rounds: RoundChances, goal: number): number {
  let home = 0;
  run(state, rounds, (h, a, p, by) => {
    if ((by === 1 ? h : a) < goal) return mapOver(h, a);
    if (by === 1) home += p;
    return true;
  });
  return home;
}
