import { LOSE, WIN } from '../settlement/leg-result.ts';
import type { CountMarketFamily } from './count-market-family.ts';
import { sideName } from './outcome-name.ts';

/** 1 home, 0 draw, 2 away. */
export const leadingSide = (difference: number): 0 | 1 | 2 => (difference > 0 ? 1 : difference < 0 ? 2 : 0);

/** Home, draw or away. */
export const RESULT: CountMarketFamily = {
  family: 'result',
  group: 'main',
  layout: 3,
  reads: 'difference',
  outcomes: [1, 0, 2],
  outcomeName: sideName,
  final: (_ref, outcome, difference) => (leadingSide(difference) === outcome ? WIN : LOSE),
};
