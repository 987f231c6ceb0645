import type { MatchRow } from '@touchline/contract/line/shapes';
import { dayOffset } from '@touchline/i18n/format-time';
import { expect, it } from 'vitest';
import { dayGroups } from './day-groups.ts';

const NOW = Date.UTC(2026, 10, 26, 20);
const match = (id: number, at: number): MatchRow => ({ id, startsAt: at / 1000 }) as MatchRow;
const HOUR = 3_600_000;

it('matches stand under the days on which they begin, days in order and matches as they came', () => {
  const matches = [
    match(1, NOW + 30 * HOUR),
    match(2, NOW + HOUR),
    match(3, NOW - HOUR),
    match(4, NOW + 29 * HOUR),
    match(5, NOW + 5 * HOUR),
  ];
  const days = (zone: string) =>
    dayGroups(matches, dayOffset(NOW, 0, zone), zone).map(({ offset, matches: own }) => [offset, ...own.map(({ id }) => id)]);
  expect(days('UTC')).toEqual([
    [0, 2, 3],
    [1, 5],
    [2, 1, 4],
  ]);
  expect(days('America/New_York')).toEqual([
    [0, 2, 3, 5],
    [1, 1, 4],
  ]);
});
