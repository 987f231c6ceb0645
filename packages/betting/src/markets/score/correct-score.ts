import { LOSE, WIN } from '../../settlement/leg-result.ts';
import type { CountMarketFamily } from '../count-market-family.ts';

/** The outcome "any other score". */
export const ANY_OTHER = 31 * 32 + 31;
/** The outcome of a score; counts up to 30. */
export const scoreOutcome = (home: number, away: number): number => home * 32 + away;

const outside = (grid: number, home: number, away: number): boolean => home > grid || away > grid;

/** The exact score. The ref's specifier is the grid: scores of up to that many each are outcomes, the rest is "any other". */
export const CORRECT_SCORE: CountMarketFamily = {
  family: 'correct-score',
  group: 'scores',
  layout: 'score',
  reads: 'pair',
  outcomes: null,
  outcomeName: (_ref, outcome) =>
    outcome === ANY_OTHER ? { key: 'any-other-score' } : { key: 'score', args: { a: Math.floor(outcome / 32), b: outcome % 32 } },
  final: (ref, outcome, home, away) =>
    (outside(ref.specifier, home, away) ? outcome === ANY_OTHER : outcome === scoreOutcome(home, away)) ? WIN : LOSE,
  early: (ref, outcome, home, away) => {
    if (outside(ref.specifier, home, away)) return outcome === ANY_OTHER ? WIN : LOSE;
    return outcome !== ANY_OTHER && (home > Math.floor(outcome / 32) || away > outcome % 32) ? LOSE : undefined;
  },
};
