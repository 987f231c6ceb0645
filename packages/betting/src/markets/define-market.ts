import { hasEnded } from '../match-state/period-count.ts';
import { VOID } from '../settlement/leg-result.ts';
import type { MarketType } from './market-type.ts';

/** Adds the rule common to all markets: what is still undecided when a match is over (ended, abandoned, cancelled, walkover) is void. */
export function defineMarket(type: MarketType): MarketType {
  const { settle } = type;
  return { ...type, settle: (ref, outcome, facts, match) => settle(ref, outcome, facts, match) ?? (hasEnded(facts) ? VOID : undefined) };
}
