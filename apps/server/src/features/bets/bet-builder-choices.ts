import { builderSport } from '@touchline/betting/builder/builder-models';
import { createOutcomeRelations } from '@touchline/betting/builder/relate-outcomes';
import { type Book, CLOSED } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { type SelectionId, selectionId } from '@touchline/kernel/selection';
import { LRUCache } from 'lru-cache';
import { builderMatch } from './bet-builder-prices.ts';
import type { BuilderChoices, MarketData } from './ports.ts';

/** Every player who builds on an unchanged match asks the same first questions. */
const MAX_REMEMBERED = 1_000;

/** What the match offers now or will again in a moment. */
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
  const relate = createOutcomeRelations();
  const known = new LRUCache<string, BuilderChoices>({ max: MAX_REMEMBERED });
  return (matchId, chosen) => {
    const bookMatch = book.match(matchId);
    if (!bookMatch || !builderSport(bookMatch.fixture.sport)) return undefined;
    if (book.isSourceSilent) return SUSPENDED;
    const key = `${matchId} ${bookMatch.seq} ${chosen.join(' ')}`;
    const found = known.get(key);
    if (found) return found;
    const match = builderMatch(book, bookMatch);
    const related = match && relate(match, chosen, offeredOutcomes(book, bookMatch));
    const choices: BuilderChoices = related ? { state: 'open', ...related } : SUSPENDED;
    known.set(key, choices);
    return choices;
  };
}
