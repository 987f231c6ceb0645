/** Days of the archive as addresses name them: "2026-11-20", by UTC, so that everybody who is sent an address sees the same list. */
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The archive reaches back this far by day. */
const OLDEST_DAYS = 400;

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day that an address names; null where it names none, one that does not exist, or one to come. */
export function parseDay(text: string | null, nowMs: number): string | null {
  if (text === null || !DAY.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(at) || dayOf(at) !== text || at > nowMs || at < nowMs - OLDEST_DAYS * DAY_MS) return null;
  return text;
}

/** Its bounds in epoch seconds. */
export function windowOfDay(day: string): { readonly tsFrom: number; readonly tsTo: number } {
  const from = Date.parse(`${day}T00:00:00Z`) / 1000;
  return { tsFrom: from, tsTo: from + DAY_MS / 1000 - 1 };
}

/** The latest days, today first. */
export const latestDays = (nowMs: number, count: number): string[] => Array.from({ length: count }, (_, n) => dayOf(nowMs - n * DAY_MS));
