import type { BuilderMatch } from '@touchline/betting/builder/builder-match';
import {
  type BetBuilderRejection,
  type BookOutcome,
  type BuilderSelection,
  priceBuilderLeg,
} from '@touchline/betting/builder/price-builder-leg';
import { priceOpenPicks } from '@touchline/betting/builder/price-open-picks';
import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { marketTypeByKey } from '@touchline/betting/markets/registry';
import type { FailureCode } from '@touchline/contract/failure';
import { type Book, OPEN } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { MilliOdds } from '@touchline/kernel/odds';
import { err, ok, type Result } from '@touchline/kernel/result';
import { decodeMarketId, type MarketId, marketOf, type SelectionId, selectionId } from '@touchline/kernel/selection';
import { LRUCache } from 'lru-cache';
import type { MarketData } from './ports.ts';

const CODES: Readonly<Record<BetBuilderRejection['code'], FailureCode>> = {
  'builder-sport': 'builder_sport',
  'builder-count': 'coupon_kind',
  'builder-market': 'builder_market',
  'builder-impossible': 'builder_impossible',
  'builder-implied': 'builder_implied',
};

/** A match prices thousands of scores: the same question about an unchanged match is not reckoned twice. */
const MAX_REMEMBERED = 2_000;
const RESULT = marketIdByKey('result');
const TOTAL_TYPE = marketTypeByKey('total')?.id;

/** Everything that a market offers now; empty where it is not open. */
export function offered(book: Book, match: BookMatch, market: MarketId): readonly BookOutcome[] {
  const slot = book.find(match, market);
  if (slot < 0 || book.status(slot) !== OPEN) return [];
  return [...book.selections(slot)].flatMap((s) => {
    const odds = book.oddsOf(s);
    return odds > 0 ? [{ selection: selectionId(market, book.outcomeOf(s)), odds }] : [];
  });
}

/** The total of the whole match at a half line whose two prices are nearest to each other. */
function evenTotal(book: Book, match: BookMatch): BuilderMatch['total'] | undefined {
  const totals = [...book.markets(match)].flatMap((slot) => {
    const market = book.idOf(slot);
    const { type, period, line } = decodeMarketId(market);
    if (type !== TOTAL_TYPE || period !== 0 || Math.abs(line) % 4 !== 2) return [];
    const [over, under] = [1, 2].map(
      (outcome) => offered(book, match, market).find((o) => o.selection === selectionId(market, outcome))?.odds,
    );
    return over && under ? [{ line, over, under }] : [];
  });
  return totals.toSorted((a, b) => Math.abs(a.over - a.under) - Math.abs(b.over - b.under))[0];
}

/** The goals so far of a running match; null before kick-off, undefined after the end. */
function scoreSoFar({ facts }: BookMatch): BuilderMatch['score'] | null | undefined {
  if (facts.status === 'planned') return null;
  if (facts.status !== 'live' && facts.status !== 'break') return undefined;
  const sum = (side: 0 | 1): number => (facts.counts.score ?? []).reduce((goals, period) => goals + period[side], 0);
  return { home: sum(0), away: sum(1) };
}

/** The prices that the model of the match is fitted to; undefined once it is over or while the book does not say enough of it. */
export function builderMatch(book: Book, match: BookMatch): BuilderMatch | undefined {
  const score = scoreSoFar(match);
  if (score === undefined) return undefined;
  const prices = offered(book, match, RESULT);
  const [home, draw, away] = [1, 0, 2].map((outcome) => prices.find((o) => o.selection === selectionId(RESULT, outcome))?.odds);
  const total = evenTotal(book, match);
  if (!home || !draw || !away || !total) return undefined;
  return { sport: match.fixture.sport, format: match.fixture.format, result: { home, draw, away }, total, ...(score && { score }) };
}

/**
 * The joint price of selections of one match now, from this process's book (builder/price-open-picks). Running bets ask at every change of their
 * match, and most changes leave these prices as they were: what is remembered stands under what it was reckoned from.
 */
export function createOpenPicksPricing(book: Book): MarketData['priceOpenPicks'] {
  const known = new LRUCache<string, MilliOdds | 'none'>({ max: MAX_REMEMBERED });
  return (matchId, selections) => {
    const bookMatch = book.match(matchId);
    if (!bookMatch || book.isSourceSilent) return null;
    const picks = selections.map((selection): BuilderSelection => ({ selection, market: offered(book, bookMatch, marketOf(selection)) }));
    if (picks.length < 2) return priceOpenPicks(undefined, picks);
    const match = builderMatch(book, bookMatch);
    const key = JSON.stringify([match, picks]);
    const found = known.get(key) ?? priceOpenPicks(match, picks) ?? 'none';
    known.set(key, found);
    return found === 'none' ? null : found;
  };
}

/** Joint prices of the bet builder from this process's book. */
export function createBetBuilderPricing(book: Book): MarketData['priceCombination'] {
  const known = new LRUCache<string, Result<readonly MilliOdds[], FailureCode>>({ max: MAX_REMEMBERED });
  return (matchId, selections: readonly SelectionId[]) => {
    const bookMatch = book.match(matchId);
    if (!bookMatch || book.isSourceSilent) return err('builder_sport');
    const key = `${matchId} ${bookMatch.seq} ${selections.join(' ')}`;
    const found = known.get(key);
    if (found) return found;
    const match = builderMatch(book, bookMatch);
    const chosen = selections.map((selection): BuilderSelection => ({ selection, market: offered(book, bookMatch, marketOf(selection)) }));
    const unoffered = chosen.some(({ selection, market }) => !market.some((o) => o.selection === selection));
    const priced = !match ? err('builder_sport' as const) : unoffered ? err('builder_market' as const) : priceBuilderLeg(match, chosen);
    const result = priced.ok ? ok(priced.value.prices) : err(typeof priced.error === 'string' ? priced.error : CODES[priced.error.code]);
    known.set(key, result);
    return result;
  };
}
