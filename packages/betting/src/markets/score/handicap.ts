import { LOSE, WIN } from '../../settlement/leg-result.ts';
import type { CountMarketFamily } from '../count-market-family.ts';
import { signedLine } from '../outcome-name.ts';
import { leadingSide } from '../result.ts';

const KEYS = ['draw-handicap', 'home-handicap', 'away-handicap'];

/** European handicap: a whole line (in quarters, so a multiple of 4) is added to the home count, and the draw is an outcome. */
export const HANDICAP: CountMarketFamily = {
  family: 'handicap',
  group: 'handicaps',
  layout: 3,
  reads: 'difference',
  outcomes: [1, 0, 2],
  outcomeName: (ref, outcome) => ({ key: KEYS[outcome] ?? '', args: { line: signedLine(outcome === 2 ? -ref.line : ref.line) } }),
  final: (ref, outcome, difference) => (leadingSide(4 * difference + ref.line) === outcome ? WIN : LOSE),
};
