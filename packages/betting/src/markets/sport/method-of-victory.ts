import { LOSE, VOID, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';

/** Ways to end (`MatchFacts.ending`) by their permanent number; `regular` means none. Append only. */
export const VICTORY_METHODS = [
  'regular',
  'ko',
  'submission',
  'decision',
  'shoot-out',
  'overtime',
  'disqualified',
  'retired',
  'technical-ko',
  'split-decision',
] as const;

/** Outcome of a side winning in a way; 0 is a draw. */
export const methodOutcome = (side: 0 | 1 | 2, ending: (typeof VICTORY_METHODS)[number]): number =>
  side === 0 ? 0 : side * 32 + VICTORY_METHODS.indexOf(ending);

export const METHOD_OF_VICTORY: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['method-of-victory'],
  key: 'method-of-victory',
  group: 'specials',
  layout: 2,
  outcomes: null,
  outcomeName: (_ref, outcome) =>
    outcome === 0 ? { key: 'draw' } : { key: `${outcome < 64 ? 'home' : 'away'}-by-${VICTORY_METHODS[outcome % 32] ?? 'regular'}` },
  settle(_ref, outcome, facts) {
    if (facts.status !== 'ended') return undefined;
    if (facts.winner === null) return VOID;
    const way = VICTORY_METHODS.find((e) => e === facts.ending) ?? 'regular';
    return methodOutcome(facts.winner, way) === outcome ? WIN : LOSE;
  },
});
