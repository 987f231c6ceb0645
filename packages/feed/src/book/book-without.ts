import { overlay } from '@touchline/kernel/overlay';
import type { Book } from './book.ts';
import type { BookMatch } from './book-match.ts';

/** The same book, in which there are no matches of some sports. To be read only. */
export function bookWithout(book: Book, closedSports: readonly number[]): Book {
  const isOpen = ({ fixture }: BookMatch): boolean => !closedSports.includes(fixture.sport);
  function match(id: number): BookMatch | undefined {
    const lane = book.match(id);
    return lane && isOpen(lane) ? lane : undefined;
  }
  function* matches(): Generator<BookMatch, undefined> {
    for (const lane of book.matches()) if (isOpen(lane)) yield lane;
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
