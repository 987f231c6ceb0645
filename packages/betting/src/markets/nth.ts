import type { CountKey } from '@touchline/catalogue/count-keys';
import { countedIncidents } from '../match-state/counted-incidents.ts';
import { countInPeriod } from '../match-state/period-count.ts';
import { LOSE, WIN } from '../settlement/leg-result.ts';
import { groupOf } from './count-market-family.ts';
import { defineMarket } from './define-market.ts';
import { familyTypeId, familyTypeKey } from './market-ids.ts';
import type { MarketType } from './market-type.ts';
import { sideName } from './outcome-name.ts';

/** Which side gets the n-th (the ref's specifier) of both together: goal 1 is the first to score, corner 5...; 0 = neither. */
export const nth = (count: CountKey): MarketType =>
  defineMarket({
    id: familyTypeId('nth', count),
    key: familyTypeKey('nth', count),
    group: groupOf('goals', count),
    layout: 3,
    outcomes: [1, 0, 2],
    outcomeName: sideName,
    settle(ref, outcome, facts, match) {
      const reached = countedIncidents(facts, match.format, count, ref.period).find((o) => o.home + o.away >= ref.specifier);
      if (reached) return outcome === reached.side ? WIN : LOSE;
      return countInPeriod(facts, match.format, count, ref.period).done ? (outcome === 0 ? WIN : LOSE) : undefined;
    },
  });
