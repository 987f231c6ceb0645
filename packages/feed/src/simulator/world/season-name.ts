import type { LeaguePlan } from './league-plan.ts';

const YEAR_MS = 360 * 86_400_000;

/** "2026/27"; where a world plays several seasons a year, "2026/27 · 3": they are numbered within it. `startsAt`: epoch ms. */
export function seasonName({ seasonMs }: LeaguePlan, startsAt: number): string {
  const year = new Date(startsAt).getUTCFullYear();
  const years = `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
  return seasonMs < YEAR_MS ? `${years} · ${Math.floor((startsAt - Date.UTC(year, 0)) / seasonMs) + 1}` : years;
}
