import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import type { StatKey } from '@touchline/catalogue/count-keys';

/** Counts of a statistic from one period to another, both included. */
export function counted(facts: MatchState, stat: StatKey, from: number, to: number): HomeAway {
  let home = 0;
  let away = 0;
  const pairs = facts.counts[stat] ?? [];
  for (let i = from - 1; i < pairs.length && i < to; i++) {
    home += pairs[i]?.[0] ?? 0;
    away += pairs[i]?.[1] ?? 0;
  }
  return [home, away];
}
