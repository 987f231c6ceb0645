import { isTotoTotal, totoMarket } from '@touchline/betting/toto/toto-result';
import type { TotoKind } from '@touchline/betting/toto/toto-rules';
import { totoOutcomes } from '@touchline/betting/toto/toto-ticket';
import { type Book, OPEN } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Fixture } from '@touchline/feed/feed-events';
import { type MarketId, selectionId } from '@touchline/kernel/selection';

/** A match of a draw as it is written down when the draw is opened. */
export interface ChosenMatch {
  readonly matchId: number;
  readonly marketId: MarketId;
  readonly fixture: Fixture;
  /** In the order of the sheet, thousandths. */
  readonly odds: readonly number[];
}

export interface ChoiceQuestion {
  readonly kind: TotoKind;
  readonly sport: number;
  readonly matches: number;
  /** Epoch ms: matches start in [from, until). */
  readonly from: number;
  readonly until: number;
  /** Of the same pool, in another draw. */
  readonly taken: ReadonlySet<number>;
}

/** Prices of every outcome of the sheet; undefined while one is missing. */
export function sheetOdds(book: Book, kind: TotoKind, matchId: number, marketId: MarketId): readonly number[] | undefined {
  const odds = totoOutcomes(kind).map((outcome) => book.price(matchId, selectionId(marketId, outcome))?.odds ?? 0);
  return odds.some((one) => one === 0) ? undefined : odds;
}

/** The market that is guessed and its prices. Of totals the open line whose two prices lie closest together. */
function marketFor(book: Book, match: BookMatch, kind: TotoKind): Pick<ChosenMatch, 'marketId' | 'odds'> | undefined {
  if (kind !== 'total') {
    const marketId = totoMarket(kind);
    const odds = sheetOdds(book, kind, match.id, marketId);
    return odds && { marketId, odds };
  }
  let best: (Pick<ChosenMatch, 'marketId' | 'odds'> & { readonly apart: number }) | undefined;
  for (const slot of book.markets(match)) {
    const marketId = book.idOf(slot);
    if (book.status(slot) !== OPEN || !isTotoTotal(marketId)) continue;
    const odds = sheetOdds(book, kind, match.id, marketId);
    if (!odds) continue;
    const apart = Math.abs((odds[0] ?? 0) - (odds[1] ?? 0));
    if (!best || apart < best.apart) best = { marketId, odds, apart };
  }
  return best;
}

/** A draw's matches: the best known of those that can be guessed, by their start; undefined where there are too few. */
export function chooseMatches(book: Book, question: ChoiceQuestion): readonly ChosenMatch[] | undefined {
  const { kind, sport, matches, from, until, taken } = question;
  const candidates = [...book.matches()]
    .filter(
      ({ id: match, fixture, facts }) =>
        fixture.sport === sport &&
        fixture.away !== null &&
        !fixture.virtual &&
        fixture.sections.length === 0 &&
        facts.status === 'planned' &&
        fixture.startsAt >= from &&
        fixture.startsAt < until &&
        !taken.has(match),
    )
    .sort((a, b) => b.fixture.weight - a.fixture.weight || a.fixture.startsAt - b.fixture.startsAt || a.id - b.id);
  const chosen: ChosenMatch[] = [];
  const playing = new Set<number>();
  for (const match of candidates) {
    if (chosen.length === matches) break;
    const { id: matchId, fixture } = match;
    // One match a side: its second would depend on how the first one went.
    const sides = [fixture.home.id, fixture.away?.id ?? 0];
    if (sides.some((side) => playing.has(side))) continue;
    const market = marketFor(book, match, kind);
    if (!market) continue;
    for (const side of sides) playing.add(side);
    chosen.push({ matchId, fixture, marketId: market.marketId, odds: market.odds });
  }
  if (chosen.length < matches) return undefined;
  return chosen.sort((a, b) => a.fixture.startsAt - b.fixture.startsAt || a.matchId - b.matchId);
}
