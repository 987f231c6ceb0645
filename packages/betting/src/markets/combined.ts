import { LOSE, WIN } from '../settlement/leg-result.ts';
import type { CountMarketFamily } from './count-market-family.ts';
import { formatLine } from './outcome-name.ts';
import { leadingSide } from './result.ts';

const SIDES = ['draw', 'home', 'away'];

/** Result and total: outcome = side * 4 + 1 (over) or 2 (under); half lines alone, so nothing is void. */
export const RESULT_AND_TOTAL: CountMarketFamily = {
  family: 'result-and-total',
  group: 'specials',
  layout: 2,
  reads: 'pair',
  outcomes: [5, 6, 1, 2, 9, 10],
  outcomeName: (ref, outcome) => ({
    key: `${SIDES[Math.floor(outcome / 4)]}-and-${outcome % 4 === 1 ? 'over' : 'under'}`,
    args: { line: formatLine(ref.line) },
  }),
  final: (ref, outcome, home, away) =>
    leadingSide(home - away) === Math.floor(outcome / 4) && 4 * (home + away) > ref.line === (outcome % 4 === 1) ? WIN : LOSE,
  early: (ref, outcome, home, away) => (4 * (home + away) > ref.line && outcome % 4 === 2 ? LOSE : undefined),
};

/** Result and both to score: outcome = side * 4 + 1 (yes) or 2 (no). */
export const RESULT_AND_BOTH: CountMarketFamily = {
  family: 'result-and-both',
  group: 'specials',
  layout: 2,
  reads: 'pair',
  outcomes: [5, 6, 1, 2, 9, 10],
  outcomeName: (_ref, outcome) => ({ key: `${SIDES[Math.floor(outcome / 4)]}-and-${outcome % 4 === 1 ? 'yes' : 'no'}` }),
  final: (_ref, outcome, home, away) =>
    leadingSide(home - away) === Math.floor(outcome / 4) && (home > 0 && away > 0) === (outcome % 4 === 1) ? WIN : LOSE,
  early: (_ref, outcome, home, away) => (home > 0 && away > 0 && outcome % 4 === 2 ? LOSE : undefined),
};

/** Total and both to score: outcome = (1 over, 2 under) * 4 + (1 yes, 2 no). */
export const TOTAL_AND_BOTH: CountMarketFamily = {
  family: 'total-and-both',
  group: 'specials',
  layout: 2,
  reads: 'pair',
  outcomes: [5, 6, 9, 10],
  outcomeName: (ref, outcome) => ({
    key: `${outcome < 8 ? 'over' : 'under'}-and-${outcome % 4 === 1 ? 'yes' : 'no'}`,
    args: { line: formatLine(ref.line) },
  }),
  final: (ref, outcome, home, away) =>
    4 * (home + away) > ref.line === outcome < 8 && (home > 0 && away > 0) === (outcome % 4 === 1) ? WIN : LOSE,
  early: (ref, outcome, home, away) => {
    const over = 4 * (home + away) > ref.line;
    const both = home > 0 && away > 0;
    if (over && both) return outcome === 5 ? WIN : LOSE;
    return (over && outcome > 8) || (both && outcome % 4 === 2) ? LOSE : undefined;
  },
};
