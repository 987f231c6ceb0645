import { LOSE, WIN } from '../../settlement/leg-result.ts';
import type { CountMarketFamily } from '../count-market-family.ts';
import type { FamilyKey } from '../market-ids.ts';
import { oddEvenName } from '../outcome-name.ts';

/** Odd (1) or even (2); nothing counted is even. */
const oddEvenOf = (family: FamilyKey, reads: 'total' | 'home' | 'away'): CountMarketFamily => ({
  family,
  group: 'goals',
  layout: 2,
  reads,
  outcomes: [1, 2],
  outcomeName: oddEvenName,
  final: (_ref, outcome, home, away) => (((home + away) % 2 === 1) === (outcome === 1) ? WIN : LOSE),
});

export const ODD_EVEN = oddEvenOf('odd-even', 'total');
export const HOME_ODD_EVEN = oddEvenOf('home-odd-even', 'home');
export const AWAY_ODD_EVEN = oddEvenOf('away-odd-even', 'away');
