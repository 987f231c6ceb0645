import type { CountKey } from '@touchline/catalogue/count-keys';
import { countedIncidents } from '../match-state/counted-incidents.ts';
import { countInPeriod } from '../match-state/period-count.ts';
import { LOSE, WIN } from '../settlement/leg-result.ts';
import { groupOf } from './count-market-family.ts';
import { defineMarket } from './define-market.ts';
import { familyTypeId, familyTypeKey } from './market-ids.ts';
import type { MarketType } from './market-type.ts';
import { sideName } from './outcome-name.ts';

/** Which side gets the last one; 0 = neither. Settled at the end, except that "neither" loses with the first. */
export const lastToHappen = (count: CountKey): MarketType =>
  defineMarket({
    id: familyTypeId('last', count),
    key: familyTypeKey('last', count),
    group: groupOf('goals', count),
    layout: 3,
    outcomes: [1, 0, 2],
    outcomeName: sideName,
    settle(ref, outcome, facts, match) {
      const side = countedIncidents(facts, match.format, count, ref.period).at(-1)?.side ?? 0;
      if (countInPeriod(facts, match.format, count, ref.period).done) return outcome === side ? WIN : LOSE;
      return side !== 0 && outcome === 0 ? LOSE : undefined;
    },
  });
