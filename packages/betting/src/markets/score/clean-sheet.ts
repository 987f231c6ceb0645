import { LOSE, WIN } from '../../settlement/leg-result.ts';
import type { CountMarketFamily } from '../count-market-family.ts';
import type { FamilyKey } from '../market-ids.ts';
import { yesNoName } from '../outcome-name.ts';

/** Whether a side concedes nothing: outcome 1 is yes. */
const cleanSheetOf = (family: FamilyKey, reads: 'home' | 'away'): CountMarketFamily => ({
  family,
  group: 'goals',
  layout: 2,
  reads,
  outcomes: [1, 2],
  outcomeName: yesNoName,
  final: (_ref, outcome, home, away) => ((home + away === 0) === (outcome === 1) ? WIN : LOSE),
  early: (_ref, outcome, home, away) => ((reads === 'home' ? home : away) > 0 ? (outcome === 1 ? LOSE : WIN) : undefined),
});

/** The home side's clean sheet is about the away side's count. */
export const HOME_CLEAN_SHEET = cleanSheetOf('home-clean-sheet', 'away');
export const AWAY_CLEAN_SHEET = cleanSheetOf('away-clean-sheet', 'home');
