import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';
import { overUnderName } from '../outcome-name.ts';

const ENDS: ReadonlySet<string> = new Set(['period-end', 'match-end']);

/** How many minutes a map lasts (the ref's period): over or under a line, half minutes alone. The second of its end decides. */
export const MAP_MINUTES: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['map-minutes'],
  key: 'map-minutes',
  group: 'specials',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: overUnderName,
  settle(ref, outcome, facts) {
    const limit = ref.line * 15;
    const end = facts.incidents.find((i) => ENDS.has(i.kind) && i.period === ref.period);
    if (end) return end.second > limit === (outcome === 1) ? WIN : LOSE;
    const running = facts.period === ref.period && facts.periodsDone < ref.period;
    return running && facts.clock !== null && facts.clock.seconds > limit ? (outcome === 1 ? WIN : LOSE) : undefined;
  },
});
