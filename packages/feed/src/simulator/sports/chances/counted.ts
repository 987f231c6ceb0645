import type { MatchFacts } from '@touchline/betting/match-state/match-facts';
import type { StatKey } from '@touchline/catalogue/count-keys';
import type { Pair } from '../telling/teller.ts';

/** Counts of a statistic from one period to another, both included. */
export function counted(facts: MatchFacts, stat: StatKey, from: number, to: number): Pair {
  let home = 0;
  let away = 0;
  const pairs = facts.counts[stat] ?? [];
  for (let i = from - 1; i < pairs.length && i < to; i++) {
    home += pairs[i]?.[0] ?? 0;
    away += pairs[i]?.[1] ?? 0;
  }
  return [home, away];
}
