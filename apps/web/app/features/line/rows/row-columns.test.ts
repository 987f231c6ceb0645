import { ROW_COLUMN_KINDS, rowColumnsOf } from '@touchline/betting/markets/row-columns';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { MarketView } from '@touchline/contract/line/shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldMarket, formatHandicap, marketsInColumns, optionInForce, phonePlace, placeOfKind, switchOptions } from './row-columns.ts';

const market = (type: string, parts: Partial<MarketView> = {}): MarketView => ({
  id: 1,
  type,
  group: 'main',
  name: type,
  period: 0,
  line: 0,
  subject: 0,
  status: 'open',
  layout: 2,
  main: true,
  selections: [{ id: 1, name: '', label: '', odds: 2000 }],
  ...parts,
});
const FOOTBALL = rowColumnsOf(SPORT.football);
const SPORTS = Object.values(SPORT);

describe('the columns of a row', () => {
  it('hold the markets of the sport whatever their order', () => {
    const [total, chance, handicap, result] = [
      market('total'),
      market('double-chance'),
      market('asian-handicap'),
      market('result', { layout: 3 }),
    ];
    expect(marketsInColumns(FOOTBALL, [total, chance, handicap, result])).toEqual([result, chance, handicap, total, undefined]);
  });
  it.each([
    ['the result of a period', market('result', { period: 2 })],
    ['the double chance of corners', market('corner-double-chance')],
    ['the total of a set', market('total', { period: 1 })],
    ['a market about one player', market('result', { subject: 3 })],
    ['a closed market', market('result', { status: 'closed' })],
  ])('stay blank rather than show %s', (_what, other) => {
    expect(marketsInColumns(FOOTBALL, [other])).toEqual(FOOTBALL.map(() => undefined));
  });
  it('never show a market under the heading of another, whatever a row brings', () => {
    const keys = [...new Set(SPORTS.flatMap((sport) => rowColumnsOf(sport).map((column) => column.market)))];
    const rows = fc.array(
      fc
        .record({
          type: fc.constantFrom<string>(...keys, 'corner-total', 'draw-no-bet', 'handicap', 'set-result'),
          period: fc.constantFrom(0, 0, 0, 1, 2, 30),
          subject: fc.constantFrom(0, 0, 0, 1),
          status: fc.constantFrom('open' as const, 'suspended' as const, 'closed' as const),
          line: fc.integer({ min: -40, max: 900 }),
        })
        .map(({ type, ...parts }) => market(type, parts)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...SPORTS), rows, (sport, markets) => {
        const columns = rowColumnsOf(sport);
        const shown = marketsInColumns(columns, markets);
        expect(shown).toHaveLength(columns.length);
        for (const [place, one] of shown.entries())
          if (one)
            expect([one.type, one.period, one.subject, one.status === 'closed']).toEqual([columns[place]?.market as string, 0, 0, false]);
      }),
    );
  });
  it('are none in a field of runners: the winner stands there by name', () => {
    const winner = market('race-winner');
    expect(fieldMarket([market('race-place'), winner])).toBe(winner);
    expect(fieldMarket([market('winner')])).toBeUndefined();
  });
});

describe('where there is room for one column', () => {
  it.each([
    ['the wished one', [1, 1, 1], 2, 2],
    ['the first that is offered where the wished one is not', [0, 1, 1], 0, 1],
    ['an earlier one where no later one is offered', [1, 0, 0], 2, 0],
    ['none where none is offered', [0, 0, 0], 1, undefined],
  ])('a row shows %s', (_what, offered, wished, place) => {
    expect(
      phonePlace(
        offered.map((one) => (one === 1 ? market('result') : undefined)),
        wished,
      ),
    ).toBe(place);
  });
});

describe('a wished kind', () => {
  it.each([
    [SPORT.football, 'both-score', 4],
    [SPORT.tennis, 'total', 3],
    [SPORT.snooker, 'total', 2],
    [SPORT.snooker, 'handicap', 1],
    [SPORT.tennis, 'both-score', undefined],
  ] as const)('of sport %i, %s, stands at %s', (sport, kind, place) => {
    expect(placeOfKind(rowColumnsOf(sport), kind)).toBe(place);
  });
});

describe('the switch', () => {
  const kinds = (sports: readonly number[]) => switchOptions(sports).map(({ kind }) => kind);
  it('offers every column of a sport', () => {
    expect(kinds([SPORT.football])).toEqual(['result', 'double-chance', 'handicap', 'total', 'both-score']);
    expect(kinds([SPORT.tennis])).toEqual(['result', 'set-handicap', 'handicap', 'total', 'set-total']);
  });
  it('offers what sports share above a list of several, each once', () => {
    expect(kinds([SPORT.basketball, SPORT.tennis, SPORT.mma])).toEqual(['result', 'handicap', 'total']);
  });
  it.each([
    ['result', 1, 'result'],
    ['both-score', 1, 'both-score'],
    ['winner', 1, 'result'],
    ['result', 3, 'handicap'],
    ['total', 3, 'total'],
    ['result', 4, 'total'],
    ['double-chance', 4, 'total'],
    ['both-score', 4, 'both-score'],
  ] as const)('says of football with %s wished and %i columns: %s', (wished, shown, inForce) => {
    expect(optionInForce(switchOptions([SPORT.football]), wished, shown)).toBe(inForce);
  });
  it('has an option for every kind that there is', () => {
    expect(new Set(SPORTS.flatMap((sport) => kinds([sport])))).toEqual(new Set(ROW_COLUMN_KINDS));
  });
});

describe('a line', () => {
  it.each([
    [10, false, '2.5'],
    [-5, true, '−1.25'],
    [4, true, '+1'],
    [0, true, '0'],
    [907, false, '226.75'],
  ])('of %i quarters reads as a person writes it', (quarters, signed, text) => {
    expect(formatHandicap(quarters, signed)).toBe(text);
  });
});
