import type { MarketView } from '@touchline/contract/line/shapes';

/** Main order: result, totals, handicap, both to score, double chance; then as the feed has them. */
const FIRST = ['result', 'total', 'handicap', 'both-score', 'double-chance'];

const rank = ({ type, period }: MarketView): number => {
  const place = FIRST.indexOf(type);
  return place < 0 || period !== 0 ? FIRST.length + (period === 0 ? 0 : 1) : place;
};

/** The markets that can be part of a bet builder, the main ones first. */
export function builderMarkets(markets: readonly MarketView[], joinable: readonly number[]): readonly MarketView[] {
  const known = new Set(joinable);
  return markets.filter((market) => known.has(market.id)).toSorted((a, b) => rank(a) - rank(b));
}
