import { LOSE, WIN } from '../settlement/leg-result.ts';
import type { CountFamily } from './count-family.ts';
import { sideName } from './outcome-name.ts';

/** 1 home, 0 draw, 2 away. */
export const sideOf = (difference: number): 0 | 1 | 2 => (difference > 0 ? 1 : difference < 0 ? 2 : 0);

/** Home, draw or away. */
export const RESULT: CountFamily = {
  family: 'result',
  group: 'main',
  layout: 3,
  reads: 'difference',
  outcomes: [1, 0, 2],
  outcomeName: sideName,
  final: (_ref, outcome, difference) => (sideOf(difference) === outcome ? WIN : LOSE),
};
