import type { MarketView } from '@touchline/contract/line/shapes';

/** Markets that fit under a picture: the main ones, with few selections. */
const MARKETS = 4;
const MAX_SELECTIONS = 4;

/** How far apart the odds of a line are: 0 where all are the same. */
const spread = ({ selections }: MarketView): number => {
  const odds = selections.map((selection) => selection.odds);
  return Math.max(...odds) - Math.min(...odds);
};

/** The markets beneath a match: of a market's lines, which have one name, the one whose sides are closest. */
export function tileMarkets(markets: readonly MarketView[]): readonly MarketView[] {
  const lines = new Map<string, MarketView>();
  for (const market of markets) {
    if (!market.main || market.status === 'closed' || market.selections.length > MAX_SELECTIONS) continue;
    const known = lines.get(market.name);
    if (!known || spread(market) < spread(known)) lines.set(market.name, market);
  }
  return [...lines.values()].slice(0, MARKETS);
}
