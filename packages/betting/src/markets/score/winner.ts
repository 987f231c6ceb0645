import type { MarketRef } from '@touchline/kernel/selection';
import type { MatchState } from '../../match-state/match-state.ts';
import { countInPeriod, hasEnded, isComplete } from '../../match-state/period-count.ts';
import { type LegResult, LOSE, VOID, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType, MatchContext } from '../market-type.ts';
import { sideName } from '../outcome-name.ts';
import { leadingSide } from '../result.ts';

const decided = (outcome: number, side: 0 | 1 | 2): LegResult => (side === 0 ? VOID : side === outcome ? WIN : LOSE);

/** A retirement decides the match once a period is complete; before that the winner is void. */
const standsAfterRetirement = (facts: MatchState): boolean => facts.status === 'ended' && facts.periodsDone >= 1;

function settleWinner(ref: MarketRef, outcome: number, facts: MatchState, match: MatchContext): LegResult | undefined {
  const count = ref.period > 0 ? 'score' : match.format.scoring === 'periods' ? 'set' : 'full-score';
  const { home, away, done } = countInPeriod(facts, match.format, count, ref.period);
  if (ref.period > 0) return done ? decided(outcome, leadingSide(home - away)) : undefined;
  if (!hasEnded(facts)) return undefined;
  if (isComplete(facts)) return decided(outcome, facts.winner ?? leadingSide(home - away));
  return facts.winner !== null && standsAfterRetirement(facts) ? decided(outcome, facts.winner) : VOID;
}

/**
 * Two-way winner: of the match with overtime, shoot-out or by periods won; of one set, map, frame or quarter through `period`.
 * Level at the end is void.
 */
export const WINNER: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS.winner,
  key: 'winner',
  group: 'main',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: sideName,
  settle: settleWinner,
});
