import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as time from './format-time.ts';
import { LANGUAGES } from './languages.ts';

const AT = Date.UTC(2027, 2, 7, 21, 5);
const HOUR = 3_600_000;

it('what is kept of an instant is what it would be taken apart into', () => {
  const zones = ['UTC', 'Asia/Kolkata', 'America/St_Johns', 'Australia/Lord_Howe', 'Europe/Moscow'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.constantFrom(...zones), (seconds, zone) => {
      const at = seconds * 1000;
      const bare = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
      for (const moment of [at, at + 59_999, at]) expect(time.formatTime(moment, zone)).toBe(bare.format(moment));
    }),
  );
});

it('lines of a row name the day and the wait in few letters', () => {
  expect(time.formatShortDay('en', AT, 'UTC', false)).toBe('Sun 7 Mar');
  expect(time.formatShortDay('en', AT, 'UTC', true)).toBe('Sun, 7 Mar 2027');
  expect(time.formatWeekday('en', AT, 'UTC')).toBe('Sun');
  expect(time.formatWeekday('en', AT, 'Asia/Tokyo')).toBe('Mon');
  expect(time.formatShortWait('en', 54, 'minute')).toBe('in 54 min');
  expect(time.formatShortWait('ru', 21, 'minute')).toBe('+21 мин');
});

describe('R124 date formats', () => {
  it("time 'HH:mm' in the zone", () => {
    expect(time.formatTime(AT, 'UTC')).toBe('21:05');
    expect(time.formatTime(AT, 'Asia/Tokyo')).toBe('06:05');
    expect(time.formatTime(Date.UTC(2027, 2, 7), 'UTC')).toBe('00:00');
  });
  it("date-time 'dd.MM / HH:mm'", () => expect(time.formatDateTime(AT, 'UTC')).toBe('07.03 / 21:05'));
  it("long 'dd.MM.yyyy / HH:mm'", () => expect(time.formatDateTimeLong(AT, 'Asia/Tokyo')).toBe('08.03.2027 / 06:05'));
  it("short 'P' is the language's own", () => {
    expect(time.formatDate('en', AT, 'UTC')).toBe('07/03/2027');
    expect(time.formatDate('ru', AT, 'UTC')).toBe('07.03.2027');
    expect(time.formatDate('ar', AT, 'UTC')).toBe('07/03/2027');
  });
  it("durations 'mm:ss' and 'HH:mm:ss'", () => {
    expect(time.formatDuration(65)).toBe('01:05');
    expect(time.formatDuration(3_661)).toBe('01:01:01');
  });
});

it.each([
  ['2026-11-20', 'UTC', '2026-11-20T00:00Z'],
  ['2026-11-20', 'Asia/Tokyo', '2026-11-19T15:00Z'],
  ['2026-11-20', 'America/New_York', '2026-11-20T05:00Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00Z'],
])('%s begins in %s at %s', (day, zone, at) => expect(time.startOfDay(day, zone)).toBe(Date.parse(at)));

it('R148 an invalid interval is a RangeError', () => {
  expect(() => time.formatDuration(-1)).toThrow(RangeError);
  expect(() => time.formatDuration(Number.NaN)).toThrow(RangeError);
});

describe('formatRelative', () => {
  it.each([
    ['en', 5 * 60_000, 'in 5 minutes'],
    ['en', -2 * HOUR, '2 hours ago'],
    ['ru', 2 * HOUR, 'через 2 часа'],
    ['ar', 2 * HOUR, 'خلال ساعتين'],
    ['en', 90_000, 'in 1 minute'],
  ] as const)('%s %i', (language, offset, text) => {
    expect(time.formatRelative(language, AT + offset, AT)).toBe(text);
  });
});

it('counts days by the calendar of the zone, over a change of clocks too', () => {
  expect(time.dayOffset(AT + 2 * HOUR, AT, 'Europe/Berlin')).toBe(1);
  expect(time.dayOffset(AT + 2 * HOUR, AT, 'UTC')).toBe(0);
  const beforeChange = Date.UTC(2027, 2, 27, 12);
  expect(time.dayOffset(beforeChange + 24 * HOUR, beforeChange, 'Europe/Berlin')).toBe(1);
  expect(time.formatRelativeDay('ru', AT + 24 * HOUR, AT, 'UTC')).toBe('завтра');
  expect(time.formatRelativeDay('ru', AT + 48 * HOUR, AT, 'UTC')).toBeUndefined();
});

describe('a day as it is typed', () => {
  it.each([
    ['29.11.2026', '2026-11-29'],
    [' 1.2.2026 ', '2026-02-01'],
    ['29/11/2026', '2026-11-29'],
    ['29 - 11 - 2026', '2026-11-29'],
    ['29112026', '2026-11-29'],
    ['2026-11-29', '2026-11-29'],
    ['٢٩.١١.٢٠٢٦', '2026-11-29'],
    ['۲۹.۱۱.۲۰۲۶', '2026-11-29'],
    ['29.02.2028', '2028-02-29'],
  ])('%s is %s', (typed, day) => expect(time.parseDay(typed)).toBe(day));

  it.each([
    '',
    '29',
    '29.11',
    '29.11.26',
    '29.02.2027',
    '31.04.2026',
    '11/29/2026',
    '00.01.2026',
    '0.0.0000',
    'today',
    '29.11.2026.',
    '2911202',
  ])('"%s" is no day', (typed) => expect(time.parseDay(typed)).toBeNull());
});

it('a day is written as the language writes short dates, and read back', () => {
  expect(time.writeDay('en', '2026-11-29')).toBe('29/11/2026');
  expect(time.writeDay('ru', '2026-11-29')).toBe('29.11.2026');
  for (const none of ['', 'yesterday', '2026-02-30', '29.11.2026']) expect(time.writeDay('en', none)).toBe('');
  for (const { code } of LANGUAGES) expect(time.parseDay(time.writeDay(code, '1990-01-02'))).toBe('1990-01-02');
});
