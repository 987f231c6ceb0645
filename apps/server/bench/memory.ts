import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Book } from '@touchline/feed/book/book';
import { fillBook } from './parts/bench-book.ts';

const MATCHES = 10_000;
const MARKETS = 30;
const SELECTIONS = 3;
const MAX_MB = 60;

/** Memory in use after everything unreachable has gone: heap and array buffers. */
function heldMb(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1024 / 1024;
}

/** The same book as objects, the way it is usually written. */
function asObjects(): Map<number, unknown> {
  const book = new Map<number, unknown>();
  for (let match = 1; match <= MATCHES; match++) {
    const markets = new Map<number, unknown>();
    for (let market = 0; market < MARKETS; market++) {
      const selections = new Map<number, { odds: number; status: string }>();
      for (let s = 0; s < SELECTIONS; s++) selections.set(market * 1024 + s, { odds: 1500 + s, status: 'open' });
      markets.set(market, { status: 'open', version: 1, main: false, selections });
    }
    book.set(match, { markets });
  }
  return book;
}

export const bench = {
  name: 'memory',
  goal: `at most ${MAX_MB} MB for 10,000 matches x 30 markets x 3 selections`,
  async run() {
    const empty = heldMb();
    const book = new Book();
    fillBook(book, MATCHES, MARKETS, SELECTIONS);
    const ours = heldMb() - empty;
    const columns = book.bytes / 1024 / 1024;
    const before = heldMb();
    const objects = asObjects();
    const against = heldMb() - before;
    const ratio = ours / against;
    return {
      ours: `${ours.toFixed(1)} MB`,
      against: `${against.toFixed(1)} MB as objects`,
      ratio,
      pass: ours <= MAX_MB,
      notes: `columns ${columns.toFixed(1)} MB, the rest fixtures and matches; ${book.size} and ${objects.size} matches`,
    };
  },
};
