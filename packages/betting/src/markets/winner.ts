import type { MarketRef } from '@touchline/kernel/selection';
import type { MatchFacts } from '../match-state/match-facts.ts';
import { isComplete, isOver, tally } from '../match-state/tally.ts';
import { type LegResult, LOSE, VOID, WIN } from '../settlement/leg-result.ts';
import { defineMarket } from './define-market.ts';
import { SINGLE_IDS } from './market-ids.ts';
import type { MarketType, MatchContext } from './market-type.ts';
import { sideName } from './outcome-name.ts';
import { sideOf } from './result.ts';

const decided = (outcome: number, side: 0 | 1 | 2): LegResult => (side === 0 ? VOID : side === outcome ? WIN : LOSE);

/** A retirement decides the match once a period is complete; before that the winner is void. */
const standsAfterRetirement = (facts: MatchFacts): boolean => facts.status === 'ended' && facts.periodsDone >= 1;

function settleWinner(ref: MarketRef, outcome: number, facts: MatchFacts, match: MatchContext): LegResult | undefined {
  const count = ref.period > 0 ? 'score' : match.format.scoring === 'periods' ? 'set' : 'full-score';
  const { home, away, done } = tally(facts, match.format, count, ref.period);
  if (ref.period > 0) return done ? decided(outcome, sideOf(home - away)) : undefined;
  if (!isOver(facts)) return undefined;
  if (isComplete(facts)) return decided(outcome, facts.winner ?? sideOf(home - away));
  return facts.winner !== null && standsAfterRetirement(facts) ? decided(outcome, facts.winner) : VOID;
}

/**
 * Two-way winner: of the match with overtime, shoot-out or by periods won; of one set, map, frame or quarter through `period`.
 * Level at the end is void.
 */
export const WINNER: MarketType = defineMarket({
  id: SINGLE_IDS.winner,
  key: 'winner',
  group: 'main',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: sideName,
  settle: settleWinner,
});
