import { BookError } from './book-error.ts';
import { type Book, parseBook } from './parse-book.ts';
import type { WeightedRow } from './parse-weights.ts';

/**
 * The books of a mode, each held against its row of the weights, in the order in which the file has them. Throws BookError for a book that the weights do
 * not know or that stands there twice, for one that pays something else than its row says, and at the end for a row without a book.
 */
export async function* matchBooks(
  lines: AsyncIterable<string> | Iterable<string>,
  file: string,
  { rows, weights }: { readonly rows: readonly WeightedRow[]; readonly weights: string },
): AsyncGenerator<Book> {
  const waiting = new Map(rows.map(({ id, payHundredths }) => [id, payHundredths]));
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text === '') continue;
    const book = parseBook(text, file, line);
    const pays = waiting.get(book.id);
    if (pays === undefined) throw new BookError({ file, line, field: 'id' }, `a row of ${weights}, and no other book's`);
    if (pays !== book.payHundredths) throw new BookError({ file, line, field: 'payoutMultiplier' }, `${pays}, as ${weights} says`);
    waiting.delete(book.id);
    yield book;
  }
  const [missing] = waiting.keys();
  if (missing !== undefined) throw new BookError({ file, field: 'id' }, `there for every row of ${weights}: ${missing} is not`);
}
