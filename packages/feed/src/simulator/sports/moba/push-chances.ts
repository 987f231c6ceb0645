import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Ratings } from '../../sport-model.ts';
import { type MobaRules, pushChance } from './moba-rules.ts';

/** One way in which a map may end: pushes of both sides, in all. */
export interface MapEnd {
  readonly home: number;
  readonly away: number;
  readonly p: number;
}

/** Every way a map may end from so many pushes; `now` is the chance of the home side to make the running one, where more is known of it. */
export function pushEnds(rules: MobaRules, ratings: Ratings, [home, away]: HomeAway, now?: number): MapEnd[] {
  const n = rules.pushes;
  const wide = n + 1;
  const grid = new Float64Array(wide * wide);
  grid[home * wide + away] = 1;
  for (let made = home + away; made < 2 * n - 1; made++)
    for (let h = Math.max(home, made - n + 1); h < n && made - h >= away; h++) {
      const a = made - h;
      const p = grid[h * wide + a] ?? 0;
      if (p === 0) continue;
      const chance = made === home + away && now !== undefined ? now : pushChance(rules, ratings, h - a);
      grid[(h + 1) * wide + a] = (grid[(h + 1) * wide + a] ?? 0) + p * chance;
      grid[h * wide + a + 1] = (grid[h * wide + a + 1] ?? 0) + p * (1 - chance);
    }
  const ends: MapEnd[] = [];
  for (let less = 0; less < n; less++) {
    ends.push({ home: n, away: less, p: grid[n * wide + less] ?? 0 }, { home: less, away: n, p: grid[less * wide + n] ?? 0 });
  }
  return ends.filter((end) => end.p > 0);
}

export const homeTakes = (ends: readonly MapEnd[], rules: MobaRules): number =>
  ends.reduce((sum, { home, p }) => sum + (home === rules.pushes ? p : 0), 0);

/** Share of the time until the next push that is still to come, on average, `gone` seconds after the last one. */
export function restOfPush({ pushSeconds: [shortest, maxSeconds] }: MobaRules, secondsSincePush: number): number {
  const width = maxSeconds - shortest;
  if (secondsSincePush <= shortest) return 1 - (secondsSincePush * Math.log(maxSeconds / shortest)) / width;
  if (secondsSincePush >= maxSeconds) return 0;
  return 1 - (secondsSincePush * Math.log(maxSeconds / secondsSincePush)) / (maxSeconds - secondsSincePush);
}
