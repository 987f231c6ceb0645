import { isComplete } from '../../match-state/period-count.ts';
import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';
import { yesNoName } from '../outcome-name.ts';

/** Whether the match goes on after regular time. */
export const OVERTIME: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS.overtime,
  key: 'overtime',
  group: 'specials',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: yesNoName,
  settle(_ref, outcome, facts, match) {
    if (facts.period > match.format.periods) return outcome === 1 ? WIN : LOSE;
    return isComplete(facts) ? (outcome === 2 ? WIN : LOSE) : undefined;
  },
});
