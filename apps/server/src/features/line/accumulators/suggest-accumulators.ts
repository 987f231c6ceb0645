import { marketType } from '@touchline/betting/markets/registry';
import { type Book, OPEN } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { hashSeed } from '@touchline/kernel/random';
import { decodeMarketId, type SelectionId } from '@touchline/kernel/selection';
import { ALL_COLUMNS, rowMarkets } from '../row-markets.ts';

/** A leg that the site puts into an accumulator. */
export interface ChosenLeg {
  readonly match: BookMatch;
  /** Market's slot in the book. */
  readonly slot: number;
  readonly selectionId: SelectionId;
  readonly outcome: number;
  /** Thousandths. */
  readonly odds: number;
}

export interface SuggestedAccumulator {
  /** 1-based. */
  readonly number: number;
  readonly legs: readonly ChosenLeg[];
}

/** Odds of a leg, thousandths: the boost counts from the lower ones on, and long shots make no accumulator that people want. */
const MIN_ODDS = 1400;
const MAX_ODDS = 2400;
const MIN_LEGS = 3;
const MAX_LEGS = 6;
const EXPRESSES = 10;
/** How strongly a match's weight speaks for it: there are many matches that hardly anyone looks at. */
const ATTENTION = 4;
/** With fewer matches than this to each, all of them make one accumulator. */
const MATCHES_EACH = 4;

/** How much likelier a market is chosen than one that is not named here: most people bet on who wins. */
const FAVOURED: Readonly<Record<string, number>> = { result: 6, winner: 6, 'double-chance': 2, total: 2 };

/** Uniform in (0, 1) from words: the same in every process. */
const share = (...words: readonly (string | number)[]): number => (hashSeed(...words) + 1) / 4_294_967_298;

/** Weighted rendezvous hashing: who has the smallest rank is taken, with chances in the proportion of the weights. */
const rankOf = (weight: number, ...words: readonly (string | number)[]): number => -Math.log(share(...words)) / weight;

/** Selections of a match that can be taken: the selections of its row at fitting prices; the seed chooses among them. */
function chooseSelection(book: Book, match: BookMatch, seed: string): ChosenLeg | undefined {
  let best: { leg: ChosenLeg; rank: number } | undefined;
  for (const slot of rowMarkets(book, match, ALL_COLUMNS, 0)) {
    if (book.status(slot) !== OPEN) continue;
    const { type } = decodeMarketId(book.idOf(slot));
    const favour = FAVOURED[marketType(type)?.key ?? ''] ?? 1;
    for (const s of book.selections(slot)) {
      const odds = book.oddsOf(s);
      if (odds < MIN_ODDS || odds > MAX_ODDS) continue;
      const outcome = book.outcomeOf(s);
      // By type and outcome, not by line: the main line moves, the choice "over" stays.
      const rank = rankOf(favour, seed, match.id, type, outcome);
      if (!best || rank < best.rank) best = { leg: { match, slot, selectionId: book.selectionIdOf(slot, s), outcome, odds }, rank };
    }
  }
  return best?.leg;
}

/**
 * Accumulators out of the given matches, the same for the same seed. Every match belongs to one accumulator by its hash and stands in it at a
 * rank that its weight improves: when a leg goes, the next in rank takes its place and nothing else moves.
 */
export function suggestAccumulators(book: Book, matches: readonly BookMatch[], seed: string): SuggestedAccumulator[] {
  const candidates = matches.filter((match) => match.fixture.away !== null && book.countOpenMarkets(match) > 0);
  const number = candidates.length >= EXPRESSES * MATCHES_EACH ? EXPRESSES : 1;
  const groups = Map.groupBy(candidates, (match) => Math.floor(share(seed, 'express', match.id) * number));
  const chosen: SuggestedAccumulator[] = [];
  for (let i = 0; i < number; i++) {
    const wanted = MIN_LEGS + Math.floor(share(seed, 'legs', i) * (MAX_LEGS - MIN_LEGS + 1));
    const ranked = (groups.get(i) ?? [])
      .map((match) => ({ match, rank: rankOf((match.fixture.weight + 5) ** ATTENTION, seed, 'rank', match.id) }))
      .sort((a, b) => a.rank - b.rank || a.match.id - b.match.id);
    const legs: ChosenLeg[] = [];
    for (const { match } of ranked) {
      if (legs.length === wanted) break;
      const leg = chooseSelection(book, match, seed);
      if (leg) legs.push(leg);
    }
    if (legs.length < MIN_LEGS) continue;
    // As a coupon lists them: by start.
    legs.sort((a, b) => a.match.fixture.startsAt - b.match.fixture.startsAt || a.match.id - b.match.id);
    chosen.push({ number: i + 1, legs });
  }
  return chosen;
}
