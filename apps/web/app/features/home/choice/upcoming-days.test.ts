import { describe, expect, it } from 'vitest';
import { upcomingDay, upcomingDays } from './upcoming-days.ts';

const at = (text: string): number => Date.parse(text);
const daysAt = (now: string, zone = 'UTC') =>
  upcomingDays(at(now), zone).map(({ key, tsFrom, tsTo }) => [
    key,
    tsFrom === 0 ? 'now' : new Date(tsFrom * 1000).toISOString().slice(0, 16),
    new Date((tsTo + 1) * 1000).toISOString().slice(0, 16),
  ]);

describe('days of what comes', () => {
  it('are today, tomorrow and the weekend from Monday to Thursday', () => {
    expect(daysAt('2026-11-26T15:00:00Z')).toEqual([
      ['today', 'now', '2026-11-27T00:00'],
      ['tomorrow', '2026-11-27T00:00', '2026-11-28T00:00'],
      ['weekend', '2026-11-28T00:00', '2026-11-30T00:00'],
    ]);
    expect(daysAt('2026-11-23T00:00:00Z')[2]).toEqual(['weekend', '2026-11-28T00:00', '2026-11-30T00:00']);
  });
  it.each(['2026-11-27T12:00:00Z', '2026-11-28T12:00:00Z', '2026-11-29T12:00:00Z'])(
    'have the next days in its place at the weekend (%s)',
    (now) => {
      expect(daysAt(now)[2]?.[0]).toBe('later');
    },
  );
  it('follow each other without a hole', () => {
    const [, tomorrow, later] = upcomingDays(at('2026-11-28T12:00:00Z'), 'UTC');
    expect(later.tsFrom).toBe(tomorrow.tsTo + 1);
  });
  it('are those of the zone', () => {
    expect(daysAt('2026-11-26T23:30:00Z', 'Europe/Berlin')[0]).toEqual(['today', 'now', '2026-11-27T23:00']);
    expect(daysAt('2026-11-26T23:30:00Z', 'America/New_York')[0]).toEqual(['today', 'now', '2026-11-27T05:00']);
  });
  it('are named by addresses, and no other word is one', () => {
    expect([upcomingDay('tomorrow'), upcomingDay('never'), upcomingDay(null)]).toEqual(['tomorrow', null, null]);
  });
});
