import { type Language, languageTag } from './languages.ts';

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

function partsOf(at: number, zone: string): Parts {
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

/** "14:05" */
export const formatTime = (at: number, zone: string): string => {
  const { hour, minute } = partsOf(at, zone);
  return `${hour}:${minute}`;
};

/** "07.03 / 14:05" */
export const formatDateTime = (at: number, zone: string): string => {
  const { day, month, hour, minute } = partsOf(at, zone);
  return `${day}.${month} / ${hour}:${minute}`;
};

/** "07.03.2027 / 14:05" */
export const formatDateTimeLong = (at: number, zone: string): string => {
  const { day, month, year, hour, minute } = partsOf(at, zone);
  return `${day}.${month}.${year} / ${hour}:${minute}`;
};

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

/** Length in seconds as "mm:ss", from an hour "HH:mm:ss". Negative lengths are a defect of the caller's interval (R148). */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) throw new RangeError(`invalid interval: ${seconds} s`);
  const whole = Math.floor(seconds);
  const two = (n: number): string => String(n).padStart(2, '0');
  const tail = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return whole < 3600 ? tail : `${two(Math.floor(whole / 3600))}:${tail}`;
}

const relativeFormats = new Map<Language, Intl.RelativeTimeFormat>();

/** "in 5 minutes", "yesterday": the greatest unit that fills at least once, rounded towards now. Days are 24 hours, not dates. */
export function formatRelative(language: Language, at: number, now: number): string {
  let format = relativeFormats.get(language);
  if (!format) {
    format = new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' });
    relativeFormats.set(language, format);
  }
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

/** How many calendar days of the zone lie between now and the instant: 0 today, 1 tomorrow, -1 yesterday. */
export function dayOffset(at: number, now: number, zone: string): number {
  const midnight = (t: number): number => {
    const { day, month, year } = partsOf(t, zone);
    return Date.UTC(Number(year), Number(month) - 1, Number(day));
  };
  return Math.round((midnight(at) - midnight(now)) / 86_400_000);
}

/** "today", "tomorrow" in the language; undefined farther away. */
export function formatNearDay(language: Language, at: number, now: number, zone: string): string | undefined {
  const offset = dayOffset(at, now, zone);
  if (Math.abs(offset) > 1) return undefined;
  return new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' }).format(offset, 'day');
}
