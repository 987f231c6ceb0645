import { LOSE, WIN } from '../../settlement/leg-result.ts';
import type { CountMarketFamily } from '../count-market-family.ts';
import type { FamilyKey } from '../market-ids.ts';
import { yesNoName } from '../outcome-name.ts';

/** Whether a side wins without conceding: outcome 1 is yes. */
function winToNilOf(family: FamilyKey, own: (home: number, away: number) => readonly [own: number, other: number]): CountMarketFamily {
  return {
    family,
    group: 'goals',
    layout: 2,
    reads: 'pair',
    outcomes: [1, 2],
    outcomeName: yesNoName,
    final: (_ref, outcome, home, away) => {
      const [scored, conceded] = own(home, away);
      return (scored > 0 && conceded === 0) === (outcome === 1) ? WIN : LOSE;
    },
    early: (_ref, outcome, home, away) => (own(home, away)[1] > 0 ? (outcome === 1 ? LOSE : WIN) : undefined),
  };
}

export const HOME_WIN_TO_NIL = winToNilOf('home-win-to-nil', (home, away) => [home, away]);
export const AWAY_WIN_TO_NIL = winToNilOf('away-win-to-nil', (home, away) => [away, home]);
