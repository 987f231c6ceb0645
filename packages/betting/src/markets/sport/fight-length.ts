import type { MatchState } from '../../match-state/match-state.ts';
import { LOSE, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType, MatchContext } from '../market-type.ts';
import { overUnderName, yesNoName } from '../outcome-name.ts';

const ON_POINTS: ReadonlySet<string> = new Set(['decision', 'split-decision']);

const wentTheDistance = (facts: MatchState): boolean => facts.ending === null || ON_POINTS.has(facts.ending);

/** Whether a fight is left to the judges. */
export const GOES_THE_DISTANCE: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['full-distance'],
  key: 'full-distance',
  group: 'specials',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: yesNoName,
  settle: (_ref, outcome, facts) => (facts.status === 'ended' ? (wentTheDistance(facts) === (outcome === 1) ? WIN : LOSE) : undefined),
});

/** Seconds of fighting: those of the rounds before and of the clock, which stops with the fight. */
const fought = (facts: MatchState, { format }: MatchContext): number =>
  Math.max(facts.periodsDone, facts.period - 1) * format.periodSeconds +
  (facts.periodsDone < facts.period ? (facts.clock?.seconds ?? 0) : 0);

/** How many rounds a fight lasts, halves counted: 1.5 is passed after half of the second round. */
export const TOTAL_ROUNDS: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['round-total'],
  key: 'round-total',
  group: 'main',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: overUnderName,
  settle(ref, outcome, facts, match) {
    if (facts.period === 0) return undefined;
    if (fought(facts, match) > (ref.line * match.format.periodSeconds) / 4) return outcome === 1 ? WIN : LOSE;
    return facts.status === 'ended' ? (outcome === 2 ? WIN : LOSE) : undefined;
  },
});
