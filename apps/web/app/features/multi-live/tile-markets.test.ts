import type { MarketView } from '@touchline/contract/line/shapes';
import { expect, it } from 'vitest';
import { tileMarkets } from './tile-markets.ts';

const market = (id: number, name: string, odds: readonly number[], more: Partial<MarketView> = {}): MarketView =>
  ({ id, name, main: true, status: 'open', selections: odds.map((one, at) => ({ id: at, odds: one })), ...more }) as MarketView;
const ids = (markets: readonly MarketView[]) => tileMarkets(markets).map(({ id }) => id);

it('shows a market once, at its closest line, in the place of its first', () =>
  expect(ids([market(1, 'Total', [1200, 4500]), market(2, 'Result', [2000, 3000, 3500]), market(3, 'Total', [1900, 1950])])).toEqual([
    3, 2,
  ]));

it('leaves out what is beside the main markets, closed, or too wide', () =>
  expect(
    ids([
      market(1, 'Corners', [1900, 1900], { main: false }),
      market(2, 'Total', [1900, 1900], { status: 'closed' }),
      market(3, 'Correct score', [5000, 6000, 7000, 8000, 9000]),
      market(4, 'Both to score', [1800, 2000]),
    ]),
  ).toEqual([4]));

it('has room for four', () => expect(ids([1, 2, 3, 4, 5].map((n) => market(n, `Market ${n}`, [2000, 2000])))).toEqual([1, 2, 3, 4]));
