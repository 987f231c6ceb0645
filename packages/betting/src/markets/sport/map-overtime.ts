import { countInPeriod } from '../../match-state/period-count.ts';
import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';
import { yesNoName } from '../outcome-name.ts';

/** Rounds at which a map of twelve-round halves is level and goes on. */
const LEVEL = 12;

/** Whether a map of Counter-Strike goes to overtime: it is certain at twelve rounds all. */
export const MAP_OVERTIME: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['map-overtime'],
  key: 'map-overtime',
  group: 'specials',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: yesNoName,
  settle(ref, outcome, facts, match) {
    const { home, away, done } = countInPeriod(facts, match.format, 'score', ref.period);
    if (Math.min(home, away) >= LEVEL) return outcome === 1 ? WIN : LOSE;
    return done ? (outcome === 2 ? WIN : LOSE) : undefined;
  },
});
