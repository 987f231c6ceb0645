import { UPCOMING_GROUPS, type UpcomingGroup } from '@touchline/catalogue/timings';

/** Bounds move in steps, so that everybody asks for the same bytes for a while. */
const STEP_SECONDS = 300;

/** The group that an address names; undefined for none or another word. */
export const timeGroup = (text: string | null): UpcomingGroup | undefined => UPCOMING_GROUPS.find(({ key }) => key === text)?.key;

/** `tsFrom` and `tsTo` (epoch seconds, 0 = open) of a group at an instant in milliseconds. */
export function windowOf(group: UpcomingGroup, nowMs: number): { readonly tsFrom: number; readonly tsTo: number } {
  const now = Math.floor(nowMs / 1000 / STEP_SECONDS) * STEP_SECONDS;
  const { fromHours, toHours } = UPCOMING_GROUPS.find(({ key }) => key === group) ?? UPCOMING_GROUPS[0];
  return { tsFrom: fromHours === 0 ? 0 : now + fromHours * 3600, tsTo: Number.isFinite(toHours) ? now + toHours * 3600 : 0 };
}
