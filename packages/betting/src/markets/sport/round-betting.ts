import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';

const ON_POINTS: ReadonlySet<string> = new Set(['decision', 'split-decision']);

/** In which round a fight ends; 0 is the full distance. */
export const ROUND_BETTING: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['ending-period'],
  key: 'ending-period',
  group: 'specials',
  layout: 3,
  outcomes: null,
  outcomeName: (_ref, outcome) => (outcome === 0 ? { key: 'full-distance' } : { key: 'period', args: { n: outcome } }),
  settle(_ref, outcome, facts) {
    if (facts.status === 'ended') {
      const round = facts.ending === null || ON_POINTS.has(facts.ending) ? 0 : facts.period;
      return outcome === round ? WIN : LOSE;
    }
    return outcome !== 0 && facts.periodsDone >= outcome ? LOSE : undefined;
  },
});
