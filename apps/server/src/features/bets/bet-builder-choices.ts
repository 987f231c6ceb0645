import type { BuilderMatch } from '@touchline/betting/builder/builder-match';
import { builderSport } from '@touchline/betting/builder/builder-models';
import { createOutcomeRelations } from '@touchline/betting/builder/relate-outcomes';
import { type Book, CLOSED } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { type SelectionId, selectionId } from '@touchline/kernel/selection';
import { LRUCache } from 'lru-cache';
import { createTurns } from '#platform/rates/turns';
import { builderMatch } from './bet-builder-prices.ts';
import type { BuilderChoices, MarketData } from './ports.ts';

/** Every player who builds on an unchanged match asks the same first questions. */
const MAX_REMEMBERED = 1_000;
/** So long the loop that takes bets waits for a question; what is left of it waits for the others then. */
const SLICE_MS = 5;

/** The offer of the match, now or again in a moment. */
function offeredOutcomes(book: Book, match: BookMatch): readonly SelectionId[] {
  return [...book.markets(match)].flatMap((slot) =>
    book.status(slot) === CLOSED
      ? []
      : [...book.selections(slot)].filter((s) => book.oddsOf(s) > 0).map((s) => selectionId(book.idOf(slot), book.outcomeOf(s))),
  );
}

const SUSPENDED: BuilderChoices = { state: 'suspended', possible: true, included: [], outcomes: [] };

/** How the outcomes of a match stand to chosen ones, from this process's book. */
export function createBetBuilderChoices(book: Book): MarketData['relateToChosen'] {
  const { prepare, relate } = createOutcomeRelations();
  const nextTurn = createTurns();
  const known = new LRUCache<string, BuilderChoices>({ max: MAX_REMEMBERED });
  /** Of a format that nobody has built on yet, what wins when is reckoned in slices. */
  async function prepareInSlices(match: BuilderMatch, chosen: readonly SelectionId[], outcomes: readonly SelectionId[]): Promise<void> {
    let since = performance.now();
    for (const _ of prepare(match, chosen, outcomes)) {
      if (performance.now() - since < SLICE_MS) continue;
      await nextTurn();
      since = performance.now();
    }
  }
  return async (matchId, chosen) => {
    const bookMatch = book.match(matchId);
    if (!bookMatch || !builderSport(bookMatch.fixture.sport)) return undefined;
    if (book.isSourceSilent) return SUSPENDED;
    const key = `${matchId} ${bookMatch.seq} ${chosen.join(' ')}`;
    const found = known.get(key);
    if (found) return found;
    const match = builderMatch(book, bookMatch);
    const outcomes = offeredOutcomes(book, bookMatch);
    if (match) await prepareInSlices(match, chosen, outcomes);
    const related = match && relate(match, chosen, outcomes);
    const choices: BuilderChoices = related ? { state: 'open', ...related } : SUSPENDED;
    known.set(key, choices);
    return choices;
  };
}
