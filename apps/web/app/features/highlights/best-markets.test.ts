import type { ChampView, MarketView, MatchRow } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { bestMarkets } from './best-markets.ts';

const market = (type: string, odds: readonly number[], rest: Partial<MarketView> = {}): MarketView =>
  ({ type, period: 0, status: 'open', selections: odds.map((price, id) => ({ id, odds: price })), ...rest }) as unknown as MarketView;
const match = (id: number, ...markets: readonly MarketView[]): MatchRow => ({ id, weight: 50, markets }) as unknown as MatchRow;
const champ = (...matches: readonly MatchRow[]) => [{ id: 1, matches }] as unknown as (ChampView & { matches: MatchRow[] })[];

describe('the best prices of the day', () => {
  it('put the market that pays back most first', () => {
    const { result } = bestMarkets(champ(match(1, market('result', [1800, 1800])), match(2, market('winner', [1960, 1960]))), 5);
    expect(result.map((one) => [one.match.id, one.payoutBasisPoints])).toEqual([
      [2, 9800],
      [1, 9000],
    ]);
  });
  it('leave out double chances, suspended markets, single periods and selections without a price', () => {
    const found = bestMarkets(
      champ(
        match(1, market('double-chance', [1200, 1300, 1400])),
        match(2, market('result', [2000, 2000], { status: 'suspended' })),
        match(3, market('result', [2000, 0])),
        match(4, market('result', [2000, 2000], { period: 1 })),
      ),
      5,
    );
    expect(Object.values(found).flat()).toEqual([]);
  });
  it('take one market of a kind from a match, and as many as are asked for', () => {
    const found = bestMarkets(
      champ(...[1, 2, 3].map((id) => match(id, market('asian-handicap', [1900, 1900]), market('set-handicap', [1950, 1950])))),
      2,
    );
    expect(found.handicap.map((one) => [one.match.id, one.market.type])).toEqual([
      [1, 'asian-handicap'],
      [2, 'asian-handicap'],
    ]);
  });
});
