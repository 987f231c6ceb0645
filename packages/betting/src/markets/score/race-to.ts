import type { CountKey } from '@touchline/catalogue/count-keys';
import { countedIncidents } from '../../match-state/counted-incidents.ts';
import { countInPeriod } from '../../match-state/period-count.ts';
import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { groupOf } from '../count-market-family.ts';
import { defineMarket } from '../define-market.ts';
import { familyTypeId, familyTypeKey } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';
import { sideName } from '../outcome-name.ts';

/** Which side first reaches the count of the ref's specifier; 0 = neither. */
export const raceTo = (count: CountKey): MarketType =>
  defineMarket({
    id: familyTypeId('race-to', count),
    key: familyTypeKey('race-to', count),
    group: groupOf('specials', count),
    layout: 3,
    outcomes: [1, 0, 2],
    outcomeName: sideName,
    settle(ref, outcome, facts, match) {
      const first = countedIncidents(facts, match.format, count, ref.period).find((o) => Math.max(o.home, o.away) >= ref.specifier);
      if (first) return outcome === first.side ? WIN : LOSE;
      return countInPeriod(facts, match.format, count, ref.period).done ? (outcome === 0 ? WIN : LOSE) : undefined;
    },
  });
