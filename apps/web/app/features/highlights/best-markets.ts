import { calculateMarketMargin } from '@touchline/betting/calculators/calculate-market-margin';
import type { ChampView, MarketView, MatchRow } from '@touchline/contract/line/shapes';

/** The columns of a row that make a whole market: double chance pays twice and has no margin of its own. */
export const BEST_KINDS = ['result', 'handicap', 'total'] as const;
type BestKind = (typeof BEST_KINDS)[number];

export interface BestMarket {
  readonly match: MatchRow;
  readonly market: MarketView;
  /** The market's payback of all stakes, hundredths of a percent. */
  readonly payoutBasisPoints: number;
}

function bestKind({ type, selections }: MarketView): BestKind | null {
  if (type.endsWith('double-chance')) return null;
  if (type.endsWith('handicap')) return 'handicap';
  if (type.endsWith('total')) return 'total';
  return selections.length <= 3 ? 'result' : null;
}

/** The markets of each kind that take least for themselves, the kindest first; a match stands once in a kind. Only markets that are open whole. */
export function bestMarkets(
  champs: readonly (ChampView & { readonly matches: readonly MatchRow[] })[],
  each: number,
): Readonly<Record<BestKind, readonly BestMarket[]>> {
  const found: Record<BestKind, BestMarket[]> = { result: [], handicap: [], total: [] };
  for (const match of champs.flatMap((champ) => champ.matches)) {
    const taken = new Set<BestKind>();
    for (const market of match.markets) {
      const kind = bestKind(market);
      if (kind === null || taken.has(kind) || market.status !== 'open' || market.period > 0) continue;
      if (market.selections.length < 2 || market.selections.some(({ odds }) => odds === 0)) continue;
      taken.add(kind);
      const { payoutBasisPoints } = calculateMarketMargin(market.selections.map(({ odds }) => odds));
      found[kind].push({ match, market, payoutBasisPoints });
    }
  }
  for (const kind of BEST_KINDS)
    found[kind] = found[kind]
      .sort((a, b) => b.payoutBasisPoints - a.payoutBasisPoints || b.match.weight - a.match.weight || a.match.id - b.match.id)
      .slice(0, each);
  return found;
}
