import type { MarketView } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { formatHandicap, isTwoWay, rowColumns } from './row-columns.ts';

const market = (type: string, period = 0, outcomes = 2): MarketView => ({
  id: 1,
  type,
  group: 'main',
  name: type,
  period,
  line: 0,
  subject: 0,
  status: 'open',
  layout: 2,
  main: true,
  selections: Array.from({ length: outcomes }, (_, id) => ({ id, name: '', label: '', odds: 2000 })),
});

describe('the columns of a row', () => {
  it('hold result, double chance, handicap and total whatever their order', () => {
    const [total, chance, handicap, result] = [market('total'), market('double-chance'), market('asian-handicap'), market('result', 0, 3)];
    expect(rowColumns([total, chance, handicap, result])).toEqual({ result, second: chance, handicap, total });
  });
  it('show the result of the running period where the sport has no double chance', () => {
    const [winner, set] = [market('winner'), market('result', 2)];
    expect(rowColumns([winner, set])).toMatchObject({ result: winner, second: set });
    expect(isTwoWay(winner)).toBe(true);
  });
  it('leave out what is not offered', () => {
    expect(rowColumns([])).toEqual({ result: undefined, second: undefined, handicap: undefined, total: undefined });
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
