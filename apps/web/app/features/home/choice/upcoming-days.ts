import { dayAfter, startOfDay } from '@touchline/i18n/format-time';

const UPCOMING_DAYS = ['today', 'tomorrow', 'weekend', 'later'] as const;
export type UpcomingDay = (typeof UPCOMING_DAYS)[number];

/** `tsFrom` and `tsTo` (epoch seconds, 0 = open). */
interface UpcomingWindow {
  readonly key: UpcomingDay;
  readonly tsFrom: number;
  readonly tsTo: number;
}

/** How many days "the next days" are. */
const LATER_DAYS = 4;
const SATURDAY = 6;
const THURSDAY = 4;

const daysAfter = (day: string, days: number): string => (days === 0 ? day : daysAfter(dayAfter(day), days - 1));

/** The calendar day of an instant in a zone: "2026-11-20". */
const dayIn = (at: number, zone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

/**
 * Today, tomorrow and the weekend of a zone; from Friday to Sunday, when those are nearly the same, the days after tomorrow take the weekend's
 * place. Windows begin and end with days, so that everybody in a zone asks for the same bytes.
 */
export function upcomingDays(nowMs: number, zone: string): readonly [UpcomingWindow, UpcomingWindow, UpcomingWindow] {
  const today = dayIn(nowMs, zone);
  const seconds = (days: number): number => (startOfDay(daysAfter(today, days), zone) ?? nowMs) / 1000;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const toSaturday = SATURDAY - weekday;
  const isEarly = weekday >= 1 && weekday <= THURSDAY;
  return [
    { key: 'today', tsFrom: 0, tsTo: seconds(1) - 1 },
    { key: 'tomorrow', tsFrom: seconds(1), tsTo: seconds(2) - 1 },
    isEarly
      ? { key: 'weekend', tsFrom: seconds(toSaturday), tsTo: seconds(toSaturday + 2) - 1 }
      : { key: 'later', tsFrom: seconds(2), tsTo: seconds(2 + LATER_DAYS) - 1 },
  ];
}

/** The day that an address names, where there is one. */
export const upcomingDay = (text: string | null): UpcomingDay | null => UPCOMING_DAYS.find((day) => day === text) ?? null;
