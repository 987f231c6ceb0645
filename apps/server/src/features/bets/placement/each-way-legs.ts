import type { PlaceFraction } from '@touchline/betting/coupon/bet';
import { eachWayTerms } from '@touchline/betting/each-way/each-way-terms';
import { isPlacePriced } from '@touchline/betting/each-way/place-odds';
import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { marketType } from '@touchline/betting/markets/registry';
import { decodeMarketId, marketOf, outcomeOf, selectionId } from '@touchline/kernel/selection';
import { Failure } from '#platform/http/failure';
import type { MarketData } from '../ports.ts';
import type { ComposedLeg } from './compose-coupon.ts';
import { quoteLeg } from './leg-quotes.ts';

/** The payout for a place of a race, and how many places there are. */
export interface EachWayPart extends PlaceFraction {
  readonly places: number;
}

export interface PlaceHalf {
  readonly legs: readonly ComposedLeg[];
  readonly parts: readonly EachWayPart[];
  readonly problem: Failure | null;
}

const WINNERS: ReadonlySet<string> = new Set(['race-winner', 'outright']);

/**
 * The place half of an each-way bet: of each runner the selection of the market that settles its place, at the part of the win odds that a
 * field of this size pays. A leg that is no winner of a field, or of one too small, is the problem; so is one whose part of the odds would be far
 * above what its place is worth.
 */
export function placeLegs(line: MarketData, wins: readonly ComposedLeg[]): PlaceHalf {
  const legs: ComposedLeg[] = [];
  const parts: EachWayPart[] = [];
  let problem: Failure | null = null;
  for (const [i, win] of wins.entries()) {
    const winner = marketOf(win.selectionId);
    const terms = WINNERS.has(marketType(decodeMarketId(winner).type)?.key ?? '')
      ? eachWayTerms(line.countOffered(win.matchId, winner), false)
      : null;
    const placed = terms && selectionId(marketIdByKey('race-place', { specifier: terms.places }), outcomeOf(win.selectionId));
    const { quote, closed } = placed ? quoteLeg(line, { ...win, selectionId: placed }) : { quote: undefined, closed: null };
    const winOdds = win.quoted.quote?.odds ?? 0;
    // A market that is closed at this moment has no price to compare with: that refuses the bet by itself.
    const isOverpaid =
      closed === null && quote !== undefined && winOdds > 0 && terms !== null && !isPlacePriced(winOdds, terms.part, quote.odds);
    if (!terms || !placed || !quote || isOverpaid) {
      problem ??= new Failure('each_way_terms', { leg: i });
      parts.push({ num: 0, den: 1, places: 0 });
      continue;
    }
    parts.push({ ...terms.part, places: terms.places });
    // Its price is a part of the win price; the place market only says whether it can be had.
    const price = win.quoted.quote && { ...quote, odds: win.quoted.quote.odds };
    legs.push({
      ...win,
      selectionId: placed,
      bank: false,
      block: null,
      place: terms.part,
      quoted: { quote: price, closed: win.quoted.closed ?? closed },
    });
  }
  return { legs, parts, problem };
}
