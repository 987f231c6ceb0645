import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { createZstdDecompress } from 'node:zlib';
import { BookError } from '@touchline/casino/books/book-error';
import { matchBooks } from '@touchline/casino/books/match-books';
import { type ModeFigures, modeFigures } from '@touchline/casino/books/mode-figures';
import { type BookMode, INDEX_FILE, parseIndex } from '@touchline/casino/books/parse-index';
import { parseWeights, type WeightedRow } from '@touchline/casino/books/parse-weights';
import type { Queryable } from '#platform/db/queryable';
import { type BookGame, type KeptRow, writeMode, writeNextVersion, writeRows } from './book-game.store.ts';

const ROWS_A_TURN = 1_000;

/** A game that has been taken over, and the exact figures of its modes. */
export interface ImportedGame {
  readonly version: number;
  readonly modes: readonly { readonly name: string; readonly figures: ModeFigures }[];
}

/**
 * Takes over a game from a folder in the "books and weights" format, as a new version, in the caller's transaction: nothing of it stays where a file
 * is wrong. Throws BookError naming the file, line and field.
 */
export async function importGame(on: Queryable, folder: string, game: Omit<BookGame, 'version'>): Promise<ImportedGame> {
  const modes = parseIndex(await readText(folder, INDEX_FILE));
  const version = await writeNextVersion(on, game);
  const imported = [];
  for (const [n, mode] of modes.entries()) imported.push(await importMode(on, folder, { game: game.code, version, place: n + 1 }, mode));
  return { version, modes: imported };
}

async function importMode(
  on: Queryable,
  folder: string,
  where: { readonly game: string; readonly version: number; readonly place: number },
  mode: BookMode,
): Promise<ImportedGame['modes'][number]> {
  const text = await readText(folder, mode.weights);
  const rows = parseWeights(text, mode.weights);
  const figures = modeFigures(rows, mode.cost);
  const hashes = { weights: createHash('sha256').update(text).digest('hex'), books: await hashFile(folder, mode.books) };
  const modeId = await writeMode(on, where, mode, figures, hashes);
  const kept = keptBy(rows);
  let batch: KeptRow[] = [];
  for await (const { id, events } of matchBooks(readLines(folder, mode.books), mode.books, { rows, weights: mode.weights })) {
    const row = kept.get(id);
    if (row) batch.push({ ...row, events: JSON.stringify(events) });
    if (batch.length < ROWS_A_TURN) continue;
    await writeRows(on, modeId, batch);
    batch = [];
  }
  await writeRows(on, modeId, batch);
  return { name: mode.name, figures };
}

/** Rows by id, with the sums of the weights up to each. */
function keptBy(rows: readonly WeightedRow[]): ReadonlyMap<bigint, Omit<KeptRow, 'events'>> {
  let upto = 0n;
  return new Map(
    rows.map(({ id, weight, payHundredths }, n) => {
      upto += weight;
      return [id, { place: n + 1, id, upto, payHundredths }];
    }),
  );
}

const unread = (file: string): BookError => new BookError({ file, field: 'the file' }, 'one that can be read');

async function readText(folder: string, file: string): Promise<string> {
  return fs.promises.readFile(path.join(folder, file), 'utf8').catch(() => {
    throw unread(file);
  });
}

async function hashFile(folder: string, file: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of fs.createReadStream(path.join(folder, file))) hash.update(chunk as Buffer);
  } catch {
    throw unread(file);
  }
  return hash.digest('hex');
}

/** The lines of a file, decompressed where its name says so. Throws BookError where it cannot be read to its end. */
async function* readLines(folder: string, file: string): AsyncGenerator<string> {
  const source = fs.createReadStream(path.join(folder, file));
  const input = file.endsWith('.zst') ? source.pipe(createZstdDecompress()) : source;
  // A pipe does not hand an error on.
  source.on('error', (error) => input.destroy(error));
  try {
    yield* readline.createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch {
    throw unread(file);
  }
}
