import type { CountMarketFamily } from '../count-market-family.ts';
import { signedLine } from '../outcome-name.ts';
import { quarterResult } from './quarter-line.ts';

/** Two-way handicap with quarter lines; the ref's line is the home side's. */
export const ASIAN_HANDICAP: CountMarketFamily = {
  family: 'asian-handicap',
  group: 'handicaps',
  layout: 2,
  reads: 'difference',
  outcomes: [1, 2],
  outcomeName: (ref, outcome) =>
    outcome === 1
      ? { key: 'home-handicap', args: { line: signedLine(ref.line) } }
      : { key: 'away-handicap', args: { line: signedLine(-ref.line) } },
  final: (ref, outcome, difference) => quarterResult(outcome === 1 ? 4 * difference + ref.line : -4 * difference - ref.line),
};
