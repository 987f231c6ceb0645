import { LOSE, WIN } from '../../settlement/leg-result.ts';
import type { CountMarketFamily } from '../count-market-family.ts';
import { leadingSide } from '../result.ts';

/** Outcome 1 is home or draw, 2 home or away, 3 draw or away; each names the side that it leaves out. */
const LEFT_OUT: readonly number[] = [-1, 2, 0, 1];
const KEYS = ['', 'home-or-draw', 'home-or-away', 'draw-or-away'];

export const DOUBLE_CHANCE: CountMarketFamily = {
  family: 'double-chance',
  group: 'main',
  layout: 3,
  reads: 'difference',
  outcomes: [1, 2, 3],
  outcomeName: (_ref, outcome) => ({ key: KEYS[outcome] ?? '' }),
  final: (_ref, outcome, difference) => (leadingSide(difference) === LEFT_OUT[outcome] ? LOSE : WIN),
};
