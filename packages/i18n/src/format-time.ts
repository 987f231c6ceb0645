import { DATE_FORMAT, weekStartsOn } from '@touchline/catalogue/date-formats';
import { LANGUAGES, type Language, languageTag } from './languages.ts';

/**
 * Dates and times in the player's zone, by the formats of R124: short "P", "dd.MM / HH:mm", "dd.MM.yyyy / HH:mm", "HH:mm", "mm:ss", "HH:mm:ss".
 * Instants are epoch milliseconds, zones IANA names.
 */
interface Parts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly hour: string;
  readonly minute: string;
}

const partFormats = new Map<string, Intl.DateTimeFormat>();

const MINUTE_MS = 60_000;
/** Lists write the same kick-offs again and again: taking an instant apart costs a hundred times what finding it does. */
const MAX_KEPT_PARTS = 5000;
const keptParts = new Map<string, Parts>();

/** Parts end at the minute, and zones have differed by whole minutes since 1970. */
function partsOf(at: number, zone: string): Parts {
  const key = `${at - (at % MINUTE_MS)} ${zone}`;
  const kept = keptParts.get(key);
  if (kept) return kept;
  if (keptParts.size >= MAX_KEPT_PARTS) keptParts.clear();
  const parts = toZonedParts(at, zone);
  if (at > 0) keptParts.set(key, parts);
  return parts;
}

function toZonedParts(at: number, zone: string): Parts {
  let format = partFormats.get(zone);
  if (!format) {
    // hourCycle h23: "24:00" is how some engines write midnight with hour12: false.
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    partFormats.set(zone, format);
  }
  const parts = { day: '', month: '', year: '', hour: '', minute: '' };
  for (const { type, value } of format.formatToParts(at)) if (type in parts) parts[type as keyof Parts] = value;
  return parts;
}

/** Writes an instant by one of the formats of R124. */
function write(pattern: string, at: number, zone: string): string {
  const { day, month, year, hour, minute } = partsOf(at, zone);
  const written: Readonly<Record<string, string>> = { dd: day, MM: month, yyyy: year, HH: hour, mm: minute };
  return pattern.replace(/dd|MM|yyyy|HH|mm/g, (token) => written[token] ?? token);
}

/** "14:05" */
export const formatTime = (at: number, zone: string): string => write(DATE_FORMAT.time, at, zone);

/** "07.03 / 14:05" */
export const formatDateTime = (at: number, zone: string): string => write(DATE_FORMAT.dateTime, at, zone);

/** "07.03.2027 / 14:05" */
export const formatDateTimeLong = (at: number, zone: string): string => write(DATE_FORMAT.long, at, zone);

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(key: string, language: Language, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = `${key} ${language} ${zone}`;
  let format = dateFormats.get(id);
  if (!format) {
    format = new Intl.DateTimeFormat(languageTag(language), { timeZone: zone, ...options });
    dateFormats.set(id, format);
  }
  return format;
}

/**
 * Short date, the language's own ("P"): 07/03/2027, 07.03.2027. Digits and separators only: the marks that Arabic formats put between them
 * turn the date around wherever it already stands left to right.
 */
export const formatDate = (language: Language, at: number, zone: string): string =>
  dateFormat('date', language, zone, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(at).replaceAll('\u200f', '');

/** "Sunday, 7 March" */
export const formatDay = (language: Language, at: number, zone: string): string =>
  dateFormat('day', language, zone, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);

/** "Sun, 7 Mar", for the first line of a row; the year where it is not this one's. */
export const formatShortDay = (language: Language, at: number, zone: string, withYear: boolean): string =>
  dateFormat(withYear ? 'short day, year' : 'short day', language, zone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' as const } : {}),
  }).format(at);

/** "Sun" */
export const formatWeekday = (language: Language, at: number, zone: string): string =>
  dateFormat('weekday', language, zone, { weekday: 'short' }).format(at);

/** "in 54 min", in the style that the language has for the row's first line. */
export const formatShortWait = (language: Language, value: number, unit: 'minute' | 'hour'): string =>
  relativeFormat(language, { style: LANGUAGES.find(({ code }) => code === language)?.shortWait ?? 'short' }).format(value, unit);

/** Length in seconds as "mm:ss", from an hour "HH:mm:ss". Negative lengths are a defect of the caller's interval (R148). */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) throw new RangeError(`invalid interval: ${seconds} s`);
  const whole = Math.floor(seconds);
  const parts: Readonly<Record<string, number>> = { HH: Math.floor(whole / 3600), mm: Math.floor(whole / 60) % 60, ss: whole % 60 };
  const pattern = whole < 3600 ? DATE_FORMAT.durationMinutes : DATE_FORMAT.durationHours;
  return pattern.replace(/HH|mm|ss/g, (token) => String(parts[token]).padStart(2, '0'));
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormat(language: Language, options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat {
  const id = `${language} ${options.style ?? ''} ${options.numeric ?? ''}`;
  let format = relativeFormats.get(id);
  if (!format) {
    format = new Intl.RelativeTimeFormat(languageTag(language), options);
    relativeFormats.set(id, format);
  }
  return format;
}

/** "in 5 minutes", "yesterday": the greatest unit that fills at least once, rounded towards now. Days are 24 hours, not dates. */
export function formatRelative(language: Language, at: number, now: number): string {
  const format = relativeFormat(language, { numeric: 'auto' });
  const seconds = Math.trunc((at - now) / 1000);
  for (const [unit, size] of UNITS) if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  return format.format(seconds, 'second');
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** The instant at which a calendar day ("2026-11-20") begins in a zone. Undefined for what is no day. */
export function startOfDay(day: string, zone: string): number | undefined {
  const utc = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(utc)) return undefined;
  const wall = (at: number): number => {
    const { day: d, month, year, hour, minute } = partsOf(at, zone);
    return Date.UTC(Number(year), Number(month) - 1, Number(d), Number(hour), Number(minute));
  };
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = utc - (wall(utc) - utc);
  return guess - (wall(guess) - utc);
}

/** The calendar day after one ("2026-11-20"). */
export const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Calendar days ("2026-11-20") from the first to the last; null where one of them is open. Throws RangeError where the last lies before the first (R148). */
export function daysBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  if (days < 0) throw new RangeError(`invalid date interval: ${from} to ${to}`);
  return days;
}

/** The calendar week around an instant, by the locale's first day (R124): its first and its last day ("2026-11-16", "2026-11-22"). */
export function weekOf(at: number, zone: string, locale: string): { readonly from: string; readonly to: string } {
  const { day, month, year } = partsOf(at, zone);
  const today = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const first = today - ((new Date(today).getUTCDay() - weekStartsOn(locale) + 7) % 7) * 86_400_000;
  const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
  return { from: iso(first), to: iso(first + 6 * 86_400_000) };
}

/** How many calendar days of the zone lie between now and the instant: 0 today, 1 tomorrow, -1 yesterday. */
export function dayOffset(at: number, now: number, zone: string): number {
  const midnight = (t: number): number => {
    const { day, month, year } = partsOf(t, zone);
    return Date.UTC(Number(year), Number(month) - 1, Number(day));
  };
  return Math.round((midnight(at) - midnight(now)) / 86_400_000);
}

/** "today", "tomorrow" in the language; undefined farther away. */
export function formatRelativeDay(language: Language, at: number, now: number, zone: string): string | undefined {
  const offset = dayOffset(at, now, zone);
  if (Math.abs(offset) > 1) return undefined;
  return relativeFormat(language, { numeric: 'auto' }).format(offset, 'day');
}

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

/** A day ("2026-11-29") as the language writes short dates, "29/11/2026"; empty for what is none: addresses say anything. */
export const writeDay = (language: Language, day: string): string =>
  parseDay(day) === day ? formatDate(language, Date.parse(`${day}T00:00:00Z`), 'UTC') : '';

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
