import type { PeriodCount } from '../../match-state/period-count.ts';
import { countInPeriod } from '../../match-state/period-count.ts';
import { FIRST_HALF, SECOND_HALF } from '../../match-state/period-span.ts';
import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS, type StandaloneMarketKey } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';
import { yesNoName } from '../outcome-name.ts';

/** Whether a half holds for the side: true and false are certain, undefined is open. */
type HalfTest = (half: PeriodCount) => boolean | undefined;

const wins =
  (side: 1 | 2): HalfTest =>
  ({ home, away, done }) =>
    done ? (side === 1 ? home > away : away > home) : undefined;

const scores =
  (side: 1 | 2): HalfTest =>
  ({ home, away, done }) =>
    (side === 1 ? home : away) > 0 ? true : done ? false : undefined;

function halvesMarket(key: StandaloneMarketKey, test: HalfTest, need: 'both' | 'either'): MarketType {
  return defineMarket({
    id: STANDALONE_MARKET_IDS[key],
    key,
    group: 'halves',
    layout: 2,
    outcomes: [1, 2],
    outcomeName: yesNoName,
    settle(_ref, outcome, facts, match) {
      const first = test(countInPeriod(facts, match.format, 'score', FIRST_HALF));
      const second = test(countInPeriod(facts, match.format, 'score', SECOND_HALF));
      const settling = need === 'either';
      if (first === settling || second === settling) return settling === (outcome === 1) ? WIN : LOSE;
      if (first === undefined || second === undefined) return undefined;
      return settling === (outcome === 2) ? WIN : LOSE;
    },
  });
}

export const HALVES_MARKETS: readonly MarketType[] = [
  halvesMarket('home-win-both-halves', wins(1), 'both'),
  halvesMarket('away-win-both-halves', wins(2), 'both'),
  halvesMarket('home-win-either-half', wins(1), 'either'),
  halvesMarket('away-win-either-half', wins(2), 'either'),
  halvesMarket('home-score-both-halves', scores(1), 'both'),
  halvesMarket('away-score-both-halves', scores(2), 'both'),
];
