import type { MatchRow } from '@touchline/contract/line/shapes';
import { dayOffset } from '@touchline/i18n/format-time';
import { useMemo } from 'react';
import { useCurrentMinute } from '../../../live/clock.tsx';
import { usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { type DayGroup, dayGroups } from './day-groups.ts';

/** How the player's zone divides time now: the same until its next midnight. */
export function useDayDivider(): (matches: readonly MatchRow[]) => readonly DayGroup[] {
  const { zone } = usePreferences();
  const now = useCurrentMinute();
  const today = dayOffset(now, 0, zone);
  return useMemo(() => (matches) => dayGroups(matches, today, zone), [today, zone]);
}

/** A card's matches to come by their days. */
export function useDayGroups(matches: readonly MatchRow[]): { readonly groups: readonly DayGroup[] } {
  const divide = useDayDivider();
  return useMemo(() => ({ groups: divide(matches) }), [divide, matches]);
}
