import { describe, expect, it } from 'vitest';
import { latestDays, parseDay, windowOfDay } from './result-day.ts';

const NOW = Date.parse('2026-03-01T00:30:00Z');

describe('days of the archive', () => {
  it('S235 are read from addresses only where they exist and have begun', () => {
    expect(parseDay('2026-02-28', NOW)).toBe('2026-02-28');
    for (const wrong of [null, '', '2026-02-29', '2026-03-02', '2026-13-01', '26-02-01', '1999-01-01', '2026-02-28x'])
      expect(parseDay(wrong, NOW)).toBeNull();
  });
  it('S235 have their bounds in seconds, and follow each other over the end of a month', () => {
    expect(latestDays(NOW, 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
    const { tsFrom, tsTo } = windowOfDay('2026-02-28');
    expect(tsTo - tsFrom).toBe(86_399);
    expect(new Date(tsFrom * 1000).toISOString()).toBe('2026-02-28T00:00:00.000Z');
  });
});
