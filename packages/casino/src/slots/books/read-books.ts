import type { Ratio } from '@touchline/kernel/ratio';
import { z } from 'zod';
import { decimalRatio, parseBooksIndex } from './books-index.ts';
import { parseWeights, type WeightsTable } from './weights-table.ts';

/** One outcome that was worked out beforehand. Its events mean something to the game's own page alone. */
const Book = z.object({ id: z.number().int(), payoutMultiplier: z.number().int().nonnegative(), events: z.array(z.json()) });
export type Book = z.infer<typeof Book>;

/** A mode whose weights and books have been found to agree. */
export interface BooksMode {
  readonly name: string;
  /** Its price in bets. */
  readonly cost: Ratio;
  readonly weights: WeightsTable;
  /** The book of a row. */
  book(row: number): Book;
}

/** The files of a game, by their names in its folder. `unzstd` is Node's `zlib.zstdDecompressSync`: this package runs in browsers too. */
export interface BooksFiles {
  read(name: string): Uint8Array;
  unzstd(bytes: Uint8Array): Uint8Array;
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** The lines of a books file, plain or compressed: `.jsonl`, `.jsonl.zst` or `.jsonl.zstd`. */
function bookLines({ read, unzstd }: BooksFiles, name: string): string[] {
  const bytes = read(name);
  return textOf(/\.zstd?$/.test(name) ? unzstd(bytes) : bytes)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function readMode(files: BooksFiles, mode: { name: string; cost: number; events: string; weights: string }): BooksMode {
  const weights = parseWeights(textOf(files.read(mode.weights)));
  const lines = bookLines(files, mode.events);
  const bookOf = (row: number): Book => Book.parse(JSON.parse(lines[row] ?? ''));
  if (lines.length !== weights.ids.length)
    throw new RangeError(`mode ${mode.name} has ${lines.length} books and ${weights.ids.length} rows of weights`);
  for (const row of lines.keys()) {
    const { id, payoutMultiplier } = bookOf(row);
    if (id !== weights.ids[row] || payoutMultiplier !== weights.payouts[row])
      throw new RangeError(
        `row ${row + 1} of mode ${mode.name}: book ${id} pays ${payoutMultiplier}, row ${weights.ids[row]} ${weights.payouts[row]}`,
      );
  }
  return { name: mode.name, cost: decimalRatio(mode.cost), weights, book: bookOf };
}

/**
 * Reads a game of the "books and weights" standard as its studio published it. Throws where a file is malformed or where books and weights
 * do not agree in order, id or payout: such a game is not offered.
 * @internal The remote game server reads it once it is there.
 */
export const readBooks = (files: BooksFiles): BooksMode[] =>
  parseBooksIndex(textOf(files.read('index.json'))).modes.map((mode) => readMode(files, mode));
