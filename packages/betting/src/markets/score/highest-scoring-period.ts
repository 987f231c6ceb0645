import { countInPeriod } from '../../match-state/period-count.ts';
import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';

/** Which period of regular time has the most score of both; outcome 0 is level at the top. */
export const HIGHEST_SCORING_PERIOD: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['highest-scoring-period'],
  key: 'highest-scoring-period',
  group: 'halves',
  layout: 3,
  outcomes: null,
  outcomeName: (_ref, outcome) => (outcome === 0 ? { key: 'equal' } : { key: 'period', args: { n: outcome } }),
  settle(_ref, outcome, facts, match) {
    const totals: number[] = [];
    for (let period = 1; period <= match.format.periods; period++) {
      const { home, away, done } = countInPeriod(facts, match.format, 'score', period);
      if (!done) return undefined;
      totals.push(home + away);
    }
    const max = Math.max(...totals);
    const best = totals.indexOf(max);
    const winner = totals.lastIndexOf(max) === best ? best + 1 : 0;
    return winner === outcome ? WIN : LOSE;
  },
});
