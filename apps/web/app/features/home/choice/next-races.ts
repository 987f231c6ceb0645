import type { MarketView, MatchRow } from '@touchline/contract/line/shapes';

/** A race with its shortest prices. */
export interface NextRace {
  readonly match: MatchRow;
  readonly flag: string;
  readonly market: MarketView;
  readonly runners: number;
}

const FAVOURITES = 2;

/** Races that start next, each with its favourites; only those with prices. `champs` as the feed groups them. */
export function nextRaces(
  champs: readonly { readonly flag: string; readonly matches: readonly MatchRow[] }[],
  nowMs: number,
  count: number,
): readonly NextRace[] {
  return champs
    .flatMap(({ flag, matches }) =>
      matches.flatMap((match): NextRace[] => {
        const market = match.markets.find(({ status }) => status === 'open');
        const priced = market?.selections.filter(({ odds }) => odds > 0) ?? [];
        if (!market || match.away !== null || priced.length < FAVOURITES || match.startsAt * 1000 <= nowMs) return [];
        const selections = priced.toSorted((a, b) => a.odds - b.odds).slice(0, FAVOURITES);
        return [
          { match: { ...match, sections: [], markets: [] }, flag, market: { ...market, selections }, runners: market.selections.length },
        ];
      }),
    )
    .toSorted((a, b) => a.match.startsAt - b.match.startsAt || a.match.id - b.match.id)
    .slice(0, count);
}
