import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import type { StatKey } from '@touchline/catalogue/count-keys';
import type { Fixture } from '../../feed-events.ts';
import type { CountForecast, Ratings, StatForecast } from '../sport-model.ts';
import { poisson, poissonReach } from './poisson.ts';
import {
  EVENT_SHARES,
  GOAL_SHARES,
  goalRates,
  lowScoreFactor,
  PENALTIES_MISSED,
  PENALTY_GOALS,
  type RatedStat,
  RED_RATE,
  remainingShare,
  statRates,
  withReds,
} from './rates.ts';

/** How many markets a fixture gets: by the attention it deserves. */
export const isTop = (fixture: Fixture): boolean => fixture.weight >= 60;
export const isMiddle = (fixture: Fixture): boolean => fixture.weight >= 30;

function counted(facts: MatchState, stat: StatKey, from: number, to: number): HomeAway {
  let home = 0;
  let away = 0;
  const pairs = facts.counts[stat] ?? [];
  for (let i = from - 1; i < to; i++) {
    home += pairs[i]?.[0] ?? 0;
    away += pairs[i]?.[1] ?? 0;
  }
  return [home, away];
}

function joint(
  [homeLeft, awayLeft]: HomeAway,
  [baseHome, baseAway]: HomeAway,
  factor?: (home: number, away: number) => number,
): CountForecast {
  const n = poissonReach(Math.max(homeLeft, awayLeft));
  const home = poisson(homeLeft, n);
  const away = poisson(awayLeft, n);
  const p = new Float64Array(n * n);
  let sum = 0;
  for (let h = 0, i = 0; h < n; h++)
    for (let a = 0; a < n; a++, i++) {
      const q = (home[h] ?? 0) * (away[a] ?? 0) * (factor ? factor(baseHome + h, baseAway + a) : 1);
      p[i] = q;
      sum += q;
    }
  for (let i = 0; i < p.length; i++) p[i] = (p[i] ?? 0) / sum;
  return { kind: 'joint', baseHome, baseAway, n, p };
}

/** Goals that each side may still score in a period, reds included. */
export function goalsLeft(period: number, ratings: Ratings, facts: MatchState): HomeAway {
  const share = (GOAL_SHARES[period - 1] ?? 0) * remainingShare(period, facts);
  const [home, away] = withReds(goalRates(ratings), counted(facts, 'red', 1, 4));
  return [home * share, away * share];
}

export const plus = (a: HomeAway, b: HomeAway): HomeAway => [a[0] + b[0], a[1] + b[1]];

/**
 * Final regular-time score: the Poisson rest with the Dixon-Coles factor of the FINAL score. Exact for goals drawn from that joint law and
 * spread over the match: the factor does not depend on when they fall.
 */
export function regularScore(ratings: Ratings, facts: MatchState): CountForecast {
  const rates = goalRates(ratings);
  return joint(plus(goalsLeft(1, ratings, facts), goalsLeft(2, ratings, facts)), counted(facts, 'score', 1, 2), (h, a) =>
    lowScoreFactor(h, a, rates),
  );
}

function forecastCount(stat: StatKey, periods: readonly number[], rates: HomeAway, facts: MatchState): CountForecast {
  let share = 0;
  for (const period of periods) share += (EVENT_SHARES[period - 1] ?? 0) * remainingShare(period, facts);
  const [from, to] = [periods[0] ?? 1, periods.at(-1) ?? 2];
  return joint([rates[0] * share, rates[1] * share], counted(facts, stat, from, to));
}

const TOP_STATS: readonly RatedStat[] = ['shot', 'on-target', 'foul', 'offside', 'throw-in'];

/** Everything about a football match that is still open and offered, by the attention the fixture deserves. */
export function footballOutlooks(fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[] {
  if (facts.status === 'ended' || facts.period > 2 || facts.periodsDone >= 2) return [];
  const outlooks: StatForecast[] = [];
  const open = [1, 2].filter((period) => facts.periodsDone < period);
  outlooks.push({
    stat: 'score',
    period: 0,
    outlook: regularScore(ratings, facts),
    lineStep: isTop(fixture) ? 1 : 2,
    lines: isTop(fixture) ? 4 : 2,
  });
  for (const period of open)
    if (isMiddle(fixture) || period === 1)
      outlooks.push({
        stat: 'score',
        period,
        outlook: joint(goalsLeft(period, ratings, facts), counted(facts, 'score', period, period)),
        lines: 1,
      });
  if (!isMiddle(fixture)) return outlooks;
  for (const stat of ['corner', 'yellow'] as const) {
    const rates = statRates(stat, ratings);
    outlooks.push({ stat, period: 0, outlook: forecastCount(stat, [1, 2], rates, facts), lineStep: 2 });
    if (isTop(fixture))
      for (const period of open)
        outlooks.push({ stat, period, outlook: forecastCount(stat, [period], rates, facts), lineStep: 2, lines: 1 });
  }
  outlooks.push({ stat: 'red', period: 0, outlook: forecastCount('red', [1, 2], [RED_RATE, RED_RATE], facts) });
  const penalties = goalRates(ratings).map((goals) => goals * PENALTY_GOALS + PENALTIES_MISSED);
  outlooks.push({ stat: 'penalty', period: 0, outlook: forecastCount('penalty', [1, 2], [penalties[0] ?? 0, penalties[1] ?? 0], facts) });
  if (isTop(fixture))
    for (const stat of TOP_STATS)
      outlooks.push({ stat, period: 0, outlook: forecastCount(stat, [1, 2], statRates(stat, ratings), facts), lineStep: 4 });
  return outlooks;
}
