import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';
import { overUnderName } from '../outcome-name.ts';

/** Runs of one over of cricket: the ref's period is the innings, its specifier the over's number. The over's own incident decides; half lines alone. */
export const RUNS_IN_OVER: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['over-runs'],
  key: 'over-runs',
  group: 'intervals',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: overUnderName,
  settle(ref, outcome, facts) {
    const over = facts.incidents.filter((i) => i.kind === 'over' && i.period === ref.period)[ref.specifier - 1];
    return over && (4 * (over.value ?? 0) > ref.line === (outcome === 1) ? WIN : LOSE);
  },
});
