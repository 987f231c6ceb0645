import { expect, it } from 'vitest';
import { awayUntil } from './consultant-hours.ts';

it.each([
  ['2026-03-01T05:59:59Z', '2026-03-01T06:00:00.000Z'],
  ['2026-03-01T06:00:00Z', null],
  ['2026-03-01T21:59:59Z', null],
  ['2026-03-01T22:00:00Z', '2026-03-02T06:00:00.000Z'],
])('consultants at %s: away until %s', (now, until) => {
  const back = awayUntil(Date.parse(now));
  expect(back === null ? null : new Date(back).toISOString()).toBe(until);
});
