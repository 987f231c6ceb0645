import type { MarketView } from '@touchline/contract/line/shapes';

/** As bettors use them: result, both to score, totals, handicap, double chance, totals of a side, scores; then as the feed has them. */
const FIRST = ['result', 'both-score', 'total', 'handicap', 'double-chance', 'home-total', 'away-total', 'correct-score'];

const rank = ({ type, period }: MarketView): number => {
  const place = FIRST.indexOf(type);
  return place < 0 || period !== 0 ? FIRST.length + (period === 0 ? 0 : 1) : place;
};

/** The markets that can be part of a bet builder, the main ones first. */
export function builderMarkets(markets: readonly MarketView[], joinable: readonly number[]): readonly MarketView[] {
  const known = new Set(joinable);
  return markets.filter((market) => known.has(market.id)).toSorted((a, b) => rank(a) - rank(b));
}
