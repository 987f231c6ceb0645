import { countInPeriod } from '../../match-state/period-count.ts';
import { FIRST_HALF } from '../../match-state/period-span.ts';
import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';
import { leadingSide } from '../result.ts';

const SIDES = ['draw', 'home', 'away'];

/** Leader at half time and winner at full time: outcome = half * 3 + full, sides 0 draw, 1 home, 2 away. */
export const HALF_TIME_FULL_TIME: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['half-time-full-time'],
  key: 'half-time-full-time',
  group: 'halves',
  layout: 3,
  outcomes: [4, 3, 5, 1, 0, 2, 7, 6, 8],
  outcomeName: (_ref, outcome) => ({ key: `${SIDES[Math.floor(outcome / 3)]}-then-${SIDES[outcome % 3]}` }),
  settle(_ref, outcome, facts, match) {
    const half = countInPeriod(facts, match.format, 'score', FIRST_HALF);
    if (!half.done) return undefined;
    if (leadingSide(half.home - half.away) !== Math.floor(outcome / 3)) return LOSE;
    const full = countInPeriod(facts, match.format, 'score', 0);
    return full.done ? (leadingSide(full.home - full.away) === outcome % 3 ? WIN : LOSE) : undefined;
  },
});
