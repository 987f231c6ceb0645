import { describe, expect, it } from 'vitest';
import { pickMatchOfTheDay } from './pick-match-of-the-day.ts';

const NOW = Date.UTC(2027, 2, 7, 12);
const HOUR = 3600;

type Change = Partial<{ kind: 'line' | 'live'; weight: number; hours: number; away: null; markets: readonly []; status: string }>;
const match = (id: number, { kind = 'line', weight = 50, hours = 2, away, markets, status }: Change = {}) =>
  ({
    id,
    kind,
    weight,
    away: away === null ? null : {},
    markets: markets ?? [{}],
    startsAt: NOW / 1000 + hours * HOUR,
    state: { status: status ?? (kind === 'live' ? 'live' : 'planned') },
  }) as unknown as Parameters<typeof pickMatchOfTheDay>[0][number] & { readonly id: number };
const picked = (live: readonly ReturnType<typeof match>[], line: readonly ReturnType<typeof match>[]) =>
  pickMatchOfTheDay(live, line, NOW)?.id;

describe('the match of the day', () => {
  it.each<readonly [string, readonly ReturnType<typeof match>[], readonly ReturnType<typeof match>[], number | undefined]>([
    ['the heaviest of what comes', [], [match(1, { weight: 60 }), match(2, { weight: 70 })], 2],
    ['one in play before a somewhat heavier one of the evening', [match(1, { kind: 'live', weight: 78 })], [match(2, { weight: 84 })], 1],
    ['a much heavier one of the evening before what is played', [match(1, { kind: 'live', weight: 60 })], [match(2, { weight: 84 })], 2],
    [
      'nothing of the day after tomorrow while there is something today',
      [],
      [match(1, { weight: 90, hours: 40 }), match(2, { weight: 40 })],
      2,
    ],
    ['what comes later where there is nothing today', [], [match(1, { hours: 40 })], 1],
    ['no race', [match(1, { kind: 'live', away: null, weight: 99 })], [match(2)], 2],
    ['nothing without markets', [match(1, { kind: 'live', markets: [], weight: 99 })], [match(2)], 2],
    ['nothing that is over', [match(1, { kind: 'live', status: 'ended', weight: 99 })], [match(2)], 2],
    ['none where there is none', [], [], undefined],
  ])('is %s', (_, live, line, id) => {
    expect(picked(live, line)).toBe(id);
  });
});
