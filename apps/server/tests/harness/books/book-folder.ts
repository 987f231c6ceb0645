import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zstdCompressSync } from 'node:zlib';

/** A row of a mode for tests: how often it is drawn, what it pays in hundredths, and its events. */
export type TestRow = readonly [id: number, weight: number | bigint, payHundredths: number, events?: readonly unknown[]];

export interface TestMode {
  readonly name: string;
  readonly cost?: number;
  readonly rows: readonly TestRow[];
}

/** Writes a game in the "books and weights" format into a new folder, and gives the folder. `spoil` changes a file's text before it is written. */
export function writeBookFolder(modes: readonly TestMode[], spoil: (file: string, text: string) => string = (_, text) => text): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'books-'));
  const write = (file: string, text: string): void => {
    const content = spoil(file, text);
    fs.writeFileSync(path.join(folder, file), file.endsWith('.zst') ? zstdCompressSync(content) : content);
  };
  for (const { name, rows } of modes) {
    write(`${name}.csv`, rows.map(([id, weight, pay]) => `${id},${weight},${pay}\n`).join(''));
    const books = rows.map(([id, , payoutMultiplier, events = [{ index: 0, type: 'reveal' }]]) => ({ id, events, payoutMultiplier }));
    write(`books_${name}.jsonl.zst`, books.map((book) => `${JSON.stringify(book)}\n`).join(''));
  }
  const index = modes.map(({ name, cost = 1 }) => ({ name, cost, events: `books_${name}.jsonl.zst`, weights: `${name}.csv` }));
  write('index.json', JSON.stringify({ modes: index }));
  return folder;
}
