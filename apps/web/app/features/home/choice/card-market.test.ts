import type { MarketView } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { cardMarkets, chooseCardMarket, type MarketStatus } from './card-market.ts';

const market = (type: string, period = 0): MarketView => ({ type, period, selections: [{}, {}] }) as unknown as MarketView;

describe('the market of a card', () => {
  it('is chosen among the result, then handicap and total; neither double chance nor a single period', () => {
    const all = [market('double-chance'), market('asian-handicap'), market('result', 1), market('result'), market('total')];
    expect(cardMarkets(all).map(({ type, period }) => [type, period])).toEqual([
      ['result', 0],
      ['asian-handicap', 0],
      ['total', 0],
    ]);
  });
  it.each<readonly [string, readonly MarketStatus[], number]>([
    ['the result while it is open', ['open', 'open'], 0],
    ['the result while it is suspended for a moment', ['suspended', 'open'], 0],
    ['the next open one once the result is closed', ['closed', 'suspended', 'open'], 2],
    ['none where none is open', ['closed', 'suspended'], -1],
    ['none where there is none', [], -1],
  ])('is %s', (_, statuses, place) => {
    expect(chooseCardMarket(statuses)).toBe(place);
  });
});
