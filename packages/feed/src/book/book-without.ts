import { overlay } from '@touchline/kernel/overlay';
import type { Book } from './book.ts';
import type { BookMatch } from './book-match.ts';

/** The same book, in which there are no matches of some sports. To be read only. */
export function bookWithout(book: Book, closedSports: readonly number[]): Book {
  const isOpen = ({ fixture }: BookMatch): boolean => !closedSports.includes(fixture.sport);
  function match(id: number): BookMatch | undefined {
    const found = book.match(id);
    return found && isOpen(found) ? found : undefined;
  }
  function* matches(): Generator<BookMatch, undefined> {
    for (const one of book.matches()) if (isOpen(one)) yield one;
  }
  return overlay(book, {
    match,
    matches,
    get size() {
      return [...matches()].length;
    },
    price: (id, selection) => (match(id) ? book.price(id, selection) : undefined),
  });
}
