import { LOSE, WIN } from '../../settlement/leg-result.ts';
import type { CountMarketFamily } from '../count-market-family.ts';
import { yesNoName } from '../outcome-name.ts';

/** Whether both sides have at least one. */
export const BOTH_TEAMS_TO_SCORE: CountMarketFamily = {
  family: 'both-score',
  group: 'goals',
  layout: 2,
  reads: 'pair',
  outcomes: [1, 2],
  outcomeName: yesNoName,
  final: (_ref, outcome, home, away) => ((home > 0 && away > 0) === (outcome === 1) ? WIN : LOSE),
  early: (_ref, outcome, home, away) => (home > 0 && away > 0 ? (outcome === 1 ? WIN : LOSE) : undefined),
};
