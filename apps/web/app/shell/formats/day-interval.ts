import { daysBetween } from '@touchline/i18n/format-time';

/** Whether two days of a filter follow each other; what follows of an invalid interval (R148) is for its form to say. */
export function isDayInterval(from: string | null, to: string | null): boolean {
  try {
    daysBetween(from, to);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
