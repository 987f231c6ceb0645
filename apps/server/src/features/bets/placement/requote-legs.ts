import type { MarketData } from '../ports.ts';
import type { PreparedLeg } from '../prepared-bet.ts';
import { type QuotedLeg, quoteLeg } from './leg-quotes.ts';

/** The legs of a prepared bet as the book has them now; a place leg at the price of its runner to win, n legs before it. */
export function requoteLegs(line: MarketData, legs: readonly PreparedLeg[]): readonly QuotedLeg[] {
  const quoted = legs.map((leg) => quoteLeg(line, { ...leg, feed: leg.live ? 'live' : 'line' }));
  return legs.map((leg, i): QuotedLeg => {
    const own = quoted[i] ?? { quote: undefined, closed: 'settled' as const };
    if (!leg.place) return own;
    const win = quoted[i - legs.length / 2];
    return { quote: own.quote && { ...own.quote, odds: win?.quote?.odds ?? 0 }, closed: win?.closed ?? own.closed };
  });
}
