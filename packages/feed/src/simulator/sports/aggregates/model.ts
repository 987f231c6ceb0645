import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { InvariantError } from '@touchline/kernel/invariant';
import type { FairMarket, Ratings, SportModel, StatForecast } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { poissonAhead } from '../chances/poisson-ahead.ts';

/** Real seconds of a football match with its half-time, and the half-time's bounds. */
const HALF_ENDS = 48 * 60;
const HALF_BEGINS = 63 * 60;
const FULL_TIME = 113 * 60;
/** Share of the goals that the first half brings (football: rates). */
const FIRST_HALF = 0.45;

/** Share (0-1) of a football match's goals that are still to come so many seconds after its start. */
export function goalsLeft(seconds: number): number {
  if (seconds <= 0) return 1;
  if (seconds >= FULL_TIME) return 0;
  if (seconds < HALF_ENDS) return 1 - (FIRST_HALF * seconds) / HALF_ENDS;
  if (seconds < HALF_BEGINS) return 1 - FIRST_HALF;
  return ((1 - FIRST_HALF) * (FULL_TIME - seconds)) / (FULL_TIME - HALF_BEGINS);
}

/** Goals of many matches together are the sum of what each has left to bring. */
function outlooks(ratings: Ratings, facts: MatchState): StatForecast[] {
  if (facts.status === 'ended' || !ratings.upcoming) return [];
  const now = facts.clock?.seconds ?? 0;
  const rates: HomeAway = ratings.upcoming.reduce<HomeAway>(
    ([home, away], match) => {
      const left = goalsLeft(now - match.startSecond);
      return [home + left * match.home, away + left * match.away];
    },
    [0, 0],
  );
  const known: HomeAway = facts.status === 'planned' ? [ratings.startingScore ?? 0, 0] : counted(facts, 'score', 1, 1);
  return [{ stat: 'score', period: 0, outlook: poissonAhead(rates, known), lineStep: 4, lines: 4 }];
}

/** A rating point in a season: fitted to seasons of twenty clubs (winner, first three). */
const SEASON_SPREAD = 2.5;
const FIRST_PLACES = [3, 4] as const;

/** Chance of each to be among the first `places`, the order drawn in proportion to the weights; every order is walked through. */
export function amongFirst(weights: readonly number[], places: number): number[] {
  const chances = weights.map(() => 0);
  const walk = (taken: ReadonlySet<number>, chance: number, left: number, depth: number): void => {
    weights.forEach((weight, i) => {
      if (taken.has(i)) return;
      const p = (chance * weight) / left;
      chances[i] = (chances[i] ?? 0) + p;
      // An outcome less likely than this moves no price.
      if (depth > 1 && p > 1e-6) walk(new Set([...taken, i]), p, left - weight, depth - 1);
    });
  };
  walk(
    new Set(),
    1,
    weights.reduce((sum, weight) => sum + weight, 0),
    places,
  );
  return chances;
}

const SUREST = 0.995;

/** Winner and first places of a season that has not begun. */
function specials(ratings: Ratings, facts: MatchState): FairMarket[] {
  if (facts.status !== 'planned' || !ratings.runners) return [];
  const weights = ratings.runners.map((rating) => Math.exp(SEASON_SPREAD * rating));
  const fair = (places: number): FairMarket['outcomes'] => amongFirst(weights, places).map((p, i) => [i, Math.min(SUREST, p)]);
  return [
    { market: marketIdByKey('outright', { specifier: 1 }), outcomes: fair(1) },
    ...FIRST_PLACES.map((places) => ({ market: marketIdByKey('race-place', { specifier: places }), outcomes: fair(places) })),
  ];
}

/**
 * Games over other matches: the goals of a championship's round, a round against the one before, a season. Told by the world, which knows
 * those matches (world/aggregate-match).
 */
export const DIGESTS: SportModel = {
  sport: SPORT.specialBets,
  format: { scoring: 'sum', periods: 1, toWin: 0, periodSeconds: 0, draw: true, overtime: false },
  duration: 7 * 3_600_000,
  script: () => {
    throw new InvariantError('the script of an aggregate match is built from its matches');
  },
  outlooks: (_fixture, ratings, facts) => outlooks(ratings, facts),
  specials: (_fixture, ratings, facts) => specials(ratings, facts),
};
