import type { MarketView } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { foldedLines, lineIds } from './folded-lines.ts';

const line = (at: number, over: number, under: number, change: Partial<MarketView> = {}): MarketView => ({
  id: at,
  type: 'total',
  group: 'goals',
  name: 'Total',
  period: 0,
  line: at,
  subject: 0,
  status: 'open',
  layout: 2,
  main: false,
  selections: [
    { id: at * 10, name: 'Over', label: 'O', odds: over },
    { id: at * 10 + 1, name: 'Under', label: 'U', odds: under },
  ],
  ...change,
});
const shown = (markets: readonly MarketView[]): number[] => foldedLines(markets).map(({ id }) => id);
const TOTALS = [line(2, 1050, 9000), line(6, 1250, 3800), line(10, 1900, 1950), line(14, 3100, 1350), line(18, 6000, 1100)];

describe('folded lines', () => {
  it('are the most balanced one and its neighbours', () => {
    expect(shown(TOTALS)).toEqual([6, 10, 14]);
  });
  it('stay three at the ends', () => {
    expect(shown(TOTALS.slice(0, 5).map((one) => (one.id === 2 ? line(2, 1900, 1900) : one)))).toEqual([2, 6, 10]);
    expect(shown([...TOTALS.slice(0, 4), line(18, 1900, 1900)])).toEqual([10, 14, 18]);
  });
  it('go by the feed where there are no prices', () => {
    expect(shown(TOTALS.map((one) => line(one.line, 0, 0, { main: one.id === 14 })))).toEqual([10, 14, 18]);
  });
  it('leave closed lines out, and four lines alone', () => {
    expect(shown(TOTALS.map((one) => (one.id === 10 ? { ...one, status: 'closed' as const } : one)))).toEqual([6, 14, 18]);
    expect(shown(TOTALS.slice(0, 4))).toEqual([2, 6, 10, 14]);
  });
  it('show the next goal alone, and the first windows of many', () => {
    const goals = [2, 3].map((subject) => line(0, 2000, 2000, { id: subject, type: 'nth', subject }));
    expect(shown(goals)).toEqual([2]);
    const windows = [1, 2, 3, 4, 5, 6, 7].map((subject) => line(2, 2000, 2000, { id: subject, type: 'interval-total', subject }));
    expect(shown(windows)).toEqual([1, 2, 3, 4]);
  });
  it('show the lines of the first over of several', () => {
    const overs = [1, 2].flatMap((subject) =>
      [14, 18, 22].map((at) => line(at, 2000, 2000, { id: subject * 100 + at, type: 'over-runs', subject })),
    );
    expect(shown(overs)).toEqual([114, 118, 122]);
  });
  it('are chosen anew only where others are on offer', () => {
    const moved = TOTALS.map((one) => line(one.line, 2000, 1800));
    expect(lineIds(moved)).toBe(lineIds(TOTALS));
    expect(lineIds(TOTALS.slice(1))).not.toBe(lineIds(TOTALS));
  });
});
