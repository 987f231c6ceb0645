import { countInPeriod } from '../../match-state/period-count.ts';
import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';
import { yesNoName } from '../outcome-name.ts';

/** Whether a set of tennis goes to a tie-break: it is certain at six games all. */
export const TIE_BREAK: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['tie-break'],
  key: 'tie-break',
  group: 'specials',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: yesNoName,
  settle(ref, outcome, facts, match) {
    const { home, away, done } = countInPeriod(facts, match.format, 'score', ref.period);
    if (Math.min(home, away) >= 6) return outcome === 1 ? WIN : LOSE;
    return done ? (outcome === 2 ? WIN : LOSE) : undefined;
  },
});
