import { LOSE, WIN } from '../settlement/leg-result.ts';
import type { CountMarketFamily } from './count-market-family.ts';
import { yesNoName } from './outcome-name.ts';

/** Whether it happens at all: a penalty, a red card, a one hundred and eighty. */
export const HAPPENS_AT_ALL: CountMarketFamily = {
  family: 'any',
  group: 'specials',
  layout: 2,
  reads: 'total',
  outcomes: [1, 2],
  outcomeName: yesNoName,
  final: (_ref, outcome, total) => (total > 0 === (outcome === 1) ? WIN : LOSE),
  early: (_ref, outcome, home, away) => (home + away > 0 ? (outcome === 1 ? WIN : LOSE) : undefined),
};
