/** R123: upcoming matches are grouped by how soon they start, in hours from now. */
export const TIME_GROUPS = [
  { key: '0-2', fromHours: 0, toHours: 2 },
  { key: '2-4', fromHours: 2, toHours: 4 },
  { key: '4+', fromHours: 4, toHours: 0 },
] as const;
export type TimeGroup = (typeof TIME_GROUPS)[number]['key'];

/** Bounds move in steps, so that everybody asks for the same bytes for a while. */
const STEP_SECONDS = 300;

/** The group that an address names; undefined for none or another word. */
export const timeGroup = (text: string | null): TimeGroup | undefined => TIME_GROUPS.find(({ key }) => key === text)?.key;

/** `tsFrom` and `tsTo` (epoch seconds, 0 = open) of a group at an instant in milliseconds. */
export function windowOf(group: TimeGroup, nowMs: number): { readonly tsFrom: number; readonly tsTo: number } {
  const now = Math.floor(nowMs / 1000 / STEP_SECONDS) * STEP_SECONDS;
  const { fromHours, toHours } = TIME_GROUPS.find(({ key }) => key === group) ?? TIME_GROUPS[0];
  return { tsFrom: fromHours === 0 ? 0 : now + fromHours * 3600, tsTo: toHours === 0 ? 0 : now + toHours * 3600 };
}
