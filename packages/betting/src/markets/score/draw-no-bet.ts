import { LOSE, VOID, WIN } from '../../settlement/leg-result.ts';
import type { CountMarketFamily } from '../count-market-family.ts';
import { sideName } from '../outcome-name.ts';
import { leadingSide } from '../result.ts';

/** Home or away; stakes come back on a draw. */
export const DRAW_NO_BET: CountMarketFamily = {
  family: 'draw-no-bet',
  group: 'main',
  layout: 2,
  reads: 'difference',
  outcomes: [1, 2],
  outcomeName: sideName,
  final: (_ref, outcome, difference) => (difference === 0 ? VOID : leadingSide(difference) === outcome ? WIN : LOSE),
};
