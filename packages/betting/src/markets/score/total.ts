import { LOSE, WIN } from '../../settlement/leg-result.ts';
import type { CountMarketFamily } from '../count-market-family.ts';
import type { FamilyKey } from '../market-ids.ts';
import { overUnderName } from '../outcome-name.ts';
import { quarterResult } from './quarter-line.ts';

/** Over or under a line (quarters allowed) of one count or of both together. */
function totalOf(family: FamilyKey, reads: 'total' | 'home' | 'away'): CountMarketFamily {
  const pick = reads === 'total' ? (h: number, a: number) => h + a : reads === 'home' ? (h: number) => h : (_h: number, a: number) => a;
  return {
    family,
    group: 'goals',
    layout: 2,
    reads,
    outcomes: [1, 2],
    outcomeName: overUnderName,
    final: (ref, outcome, home, away) => quarterResult(outcome === 1 ? 4 * pick(home, away) - ref.line : ref.line - 4 * pick(home, away)),
    early: (ref, outcome, home, away) => (4 * pick(home, away) - ref.line >= 2 ? (outcome === 1 ? WIN : LOSE) : undefined),
  };
}

export const TOTAL = totalOf('total', 'total');
export const HOME_TOTAL = totalOf('home-total', 'home');
export const AWAY_TOTAL = totalOf('away-total', 'away');
