import { LOSE, WIN } from '../../settlement/leg-result.ts';
import type { CountMarketFamily } from '../count-market-family.ts';
import type { FamilyKey } from '../market-ids.ts';

/** Exactly `outcome`; the ref's specifier is the highest outcome, which means "that many or more". */
function exactOf(family: FamilyKey, reads: 'total' | 'home' | 'away'): CountMarketFamily {
  return {
    family,
    group: 'goals',
    layout: 3,
    reads,
    outcomes: null,
    outcomeName: (ref, outcome) => ({ key: outcome === ref.specifier ? 'at-least' : 'exactly', args: { n: outcome } }),
    final: (ref, outcome, home, away) => (Math.min(home + away, ref.specifier) === outcome ? WIN : LOSE),
    early: (ref, outcome, home, away) => {
      const counted = reads === 'total' ? home + away : reads === 'home' ? home : away;
      if (counted >= ref.specifier) return outcome === ref.specifier ? WIN : LOSE;
      return counted > outcome ? LOSE : undefined;
    },
  };
}

export const EXACT_TOTAL = exactOf('exact-total', 'total');
export const HOME_EXACT = exactOf('home-exact', 'home');
export const AWAY_EXACT = exactOf('away-exact', 'away');
