import type { MatchRow } from '@touchline/contract/line/shapes';
import { dayOffset } from '@touchline/i18n/format-time';

export interface DayGroup {
  /** Days from today; 0 = today, and what should have begun before. */
  readonly offset: number;
  /** An instant of the day, epoch milliseconds. */
  readonly at: number;
  readonly matches: readonly MatchRow[];
}

/**
 * Matches to come by the day on which they begin, in the player's zone; within a day in the order in which they came. `today`: days from the
 * epoch's to the current one, in that zone.
 */
export function dayGroups(matches: readonly MatchRow[], today: number, zone: string): readonly DayGroup[] {
  const groups = new Map<number, MatchRow[]>();
  for (const match of matches) {
    const offset = Math.max(0, dayOffset(match.startsAt * 1000, 0, zone) - today);
    const group = groups.get(offset);
    if (group) group.push(match);
    else groups.set(offset, [match]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([offset, ofDay]) => ({ offset, at: (ofDay[0]?.startsAt ?? 0) * 1000, matches: ofDay }));
}
