import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { FOOTBALL } from '../simulator/football/model.ts';
import { isTop, regularScore } from '../simulator/football/outlook.ts';
import { afterRegular } from '../simulator/football/specials.ts';
import type { Ratings } from '../simulator/sport-model.ts';
import { quoteMarkets } from '../simulator/world/quote.ts';
import type { RecordedOdds } from './recorded-odds.ts';
import type { LivePricing } from './replay-plan.ts';

/** The subject of chances: who wins the regular time, or who advances, by whatever way. */
export type ProbabilityTarget = 'result' | 'advance';

/** Chance of the home side minus that of the away side, by the model. */
function lean(ratings: Ratings, of: ProbabilityTarget): number {
  const outlook = regularScore(ratings, INITIAL_MATCH_STATE);
  if (outlook.kind !== 'joint') return 0;
  let sum = 0;
  let level = 0;
  for (let h = 0, i = 0; h < outlook.n; h++)
    for (let a = 0; a < outlook.n; a++, i++) {
      const p = outlook.p[i] ?? 0;
      sum += Math.sign(h - a) * p;
      if (h === a) level += p;
    }
  return of === 'result' ? sum : sum + level * (2 * afterRegular(ratings, INITIAL_MATCH_STATE) - 1);
}

const LARGEST_GAP = 12;
const EVEN: Ratings = { home: 0, away: 0 };

/** The strengths under which the model gives such a difference of chances: bisection, since the difference grows with the home side's strength. */
export function fitRatings(wanted: number, of: ProbabilityTarget): Ratings {
  let low = -LARGEST_GAP;
  let high = LARGEST_GAP;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (lean({ home: middle / 2, away: -middle / 2 }, of) < wanted) low = middle;
    else high = middle;
  }
  return { home: low / 2, away: -low / 2 };
}

/** The strengths under which the model would give the recorded prices before the match; even ones where none were recorded. */
export function recordedRatings(odds: RecordedOdds): Ratings {
  if (!odds.matchResult) return EVEN;
  const [home, draw, away] = odds.matchResult.map((milli) => 1000 / milli) as [number, number, number];
  return fitRatings((home - away) / (home + draw + away), 'result');
}

/** Prices while a recorded match runs: the football model with strengths fitted to the bookmaker's prices before the match. */
export function recordedLivePricing(odds: RecordedOdds): LivePricing {
  const ratings = recordedRatings(odds);
  return (fixture, facts) => quoteMarkets(FOOTBALL, fixture, ratings, facts, { live: true, players: isTop(fixture) });
}
