import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import type { Ratings } from '../sport-model.ts';

/**
 * Expectations of a football match. Goals follow Dixon and Coles (1997): independent Poisson processes with a correction of the low scores; the same
 * numbers drive the script and the prices, so prices are right on average by construction.
 */
const HOME_GOALS = 1.5;
const AWAY_GOALS = 1.17;
/** Change of the log of a side's goals for one point of rating difference. */
const STRENGTH = 0.19;
/** Dixon-Coles dependence: a little more 0:0 and 1:1, a little less 1:0 and 0:1 than independence gives. */
const RHO = -0.08;

export const HALF_SECONDS = 45 * 60;
export const EXTRA_SECONDS = 15 * 60;
/** Share of a match's goals in each half: tired legs and late risks make the second one richer. Extra time is played at the match's average rate. */
export const GOAL_SHARES: readonly number[] = [0.45, 0.55, 1 / 6, 1 / 6];
export const EVENT_SHARES: readonly number[] = [0.47, 0.53, 1 / 6, 1 / 6];
/** A man down scores less and concedes more. */
const RED_OWN = 0.7;
const RED_OTHER = 1.28;

export const goalRates = ({ home, away }: Ratings): HomeAway => {
  const factor = Math.exp(STRENGTH * (home - away));
  return [HOME_GOALS * factor, AWAY_GOALS / factor];
};

/** Counts whose rate follows the run of play; the exponent says how closely. */
const STATS = {
  corner: { home: 5.4, away: 4.6, strength: 0.08 },
  yellow: { home: 1.9, away: 2.2, strength: -0.05 },
  shot: { home: 13.2, away: 10.9, strength: 0.11 },
  'on-target': { home: 4.7, away: 3.9, strength: 0.13 },
  foul: { home: 10.8, away: 11.4, strength: -0.03 },
  offside: { home: 1.9, away: 1.7, strength: 0.04 },
  'throw-in': { home: 20.5, away: 19.5, strength: 0.02 },
  'dangerous-attack': { home: 47, away: 40, strength: 0.1 },
} as const;
export type RatedStat = keyof typeof STATS;

export function statRates(stat: RatedStat, { home, away }: Ratings): HomeAway {
  const rate = STATS[stat];
  const factor = Math.exp(rate.strength * (home - away));
  return [rate.home * factor, rate.away / factor];
}

/** Share of own goals, which count for no goalscorer. */
export const OWN_GOALS = 0.03;

/** Reds a match, each side. */
export const RED_RATE = 0.09;
/** Share of goals that are penalties, and penalties missed a match, each side. */
export const PENALTY_GOALS = 0.08;
export const PENALTIES_MISSED = 0.03;

export const withReds = ([home, away]: HomeAway, [homeReds, awayReds]: HomeAway): HomeAway => [
  home * RED_OWN ** homeReds * RED_OTHER ** awayReds,
  away * RED_OWN ** awayReds * RED_OTHER ** homeReds,
];

/** Dixon-Coles factor of a final score of regular time. */
export function lowScoreFactor(home: number, away: number, [homeRate, awayRate]: HomeAway): number {
  if (home > 1 || away > 1) return 1;
  if (home === 0) return away === 0 ? 1 - homeRate * awayRate * RHO : 1 + homeRate * RHO;
  return away === 0 ? 1 + awayRate * RHO : 1 - RHO;
}

/** Stoppage time that is usual while the real one is not announced, seconds. */
const USUAL_ADDED: readonly number[] = [150, 300, 60, 90];
/** The rest of a period that should be over by the clock. */
const MIN_LEFT = 25;

export const periodLength = (period: number): number => (period <= 2 ? HALF_SECONDS : EXTRA_SECONDS);
/** Match-clock second at which a period begins. */
export const periodStart = (period: number): number =>
  period <= 2 ? (period - 1) * HALF_SECONDS : 2 * HALF_SECONDS + (period - 3) * EXTRA_SECONDS;

/** Share (0-1) of a period that is still to be played. */
export function remainingShare(period: number, facts: MatchState): number {
  if (facts.periodsDone >= period || facts.status === 'ended') return 0;
  if (facts.period < period) return 1;
  const announced = facts.incidents.findLast((i) => i.kind === 'added-time' && i.period === period);
  const added = announced ? (announced.value ?? 0) * 60 + 20 : (USUAL_ADDED[period - 1] ?? 60);
  const length = periodLength(period) + added;
  const played = (facts.clock?.seconds ?? 0) - periodStart(period);
  return Math.min(1, Math.max(length - played, MIN_LEFT) / length);
}
