import { formatDate } from './format-time.ts';

const YEAR_FIRST = /^(\d{4})\D(\d{1,2})\D(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/;
/** Keys of phones for numbers have no separators. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
/** The first digits of the Arabic and of the Persian keyboard. */
const OTHER_ZEROS = [0x06_60, 0x06_f0];

const withPlainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (OTHER_ZEROS.findLast((zero) => zero <= code) ?? code));
  });

/** A day ("2026-11-29") as it is read and typed, "29.11.2026"; empty for what is none: addresses say anything. */
export const writeDay = (day: string): string => (parseDay(day) === day ? formatDate(Date.parse(`${day}T00:00:00Z`), 'UTC') : '');

/** The day that was typed as "29.11.2026", "29/11/2026", "29112026" or "2026-11-29"; null for what is no day (yet). */
export function parseDay(typed: string): string | null {
  const text = withPlainDigits(typed.trim());
  const yearFirst = YEAR_FIRST.exec(text);
  const found = yearFirst ?? DAY_FIRST.exec(text) ?? DIGITS.exec(text);
  if (!found) return null;
  const [year, month, date] = (yearFirst ? found.slice(1) : found.slice(1).toReversed()) as [string, string, string];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? day : null;
}
