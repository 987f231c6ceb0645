import { builderSport } from '@touchline/betting/builder/builder-models';
import { type ReadyCombination, readyMade } from '@touchline/betting/builder/ready-made';
import { type Book, OPEN } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { LRUCache } from 'lru-cache';
import { createTurns } from '#platform/rates/turns';
import { builderMatch, offered } from './bet-builder-prices.ts';
import type { MarketData } from './ports.ts';

/** Everybody who opens the page of a match asks the same. */
const MAX_REMEMBERED = 1_000;
/** A running match changes every few seconds: so long an answer serves, though the book has moved. */
const SERVES_MS = 8_000;

interface Remembered {
  readonly seq: number;
  readonly at: number;
  readonly list: Promise<readonly ReadyCombination[]>;
}

/** The ready-made combinations of a match from this process's book: reckoned once for all who look at it, and again when its prices have moved. */
export function createReadyCombinations(book: Book, now: () => number = Date.now): MarketData['readyCombinations'] {
  const known = new LRUCache<number, Remembered>({ max: MAX_REMEMBERED });
  const nextTurn = createTurns();

  async function reckon(bookMatch: BookMatch): Promise<readonly ReadyCombination[]> {
    const match = builderMatch(book, bookMatch);
    if (!match) return [];
    const markets = [...book.markets(bookMatch)].filter((slot) => book.status(slot) === OPEN).map((slot) => book.idOf(slot));
    const list: ReadyCombination[] = [];
    // Each is some milliseconds of arithmetic: the loop that takes bets waits for one of them at most.
    for (const one of readyMade(match, (market) => offered(book, bookMatch, market), markets)) {
      if (one) list.push(one);
      await nextTurn();
    }
    return list;
  }

  return async (matchId) => {
    const match = book.match(matchId);
    if (!match || book.isSourceSilent || !builderSport(match.fixture.sport)) return [];
    const found = known.get(matchId);
    if (found && (found.seq === match.seq || now() - found.at < SERVES_MS)) {
      const list = await found.list;
      // A selection that cannot be bet on any more is not offered, however fresh the answer is.
      return builderMatch(book, match) ? list : [];
    }
    const list = reckon(match);
    const asked: Remembered = { seq: match.seq, at: now(), list };
    known.set(matchId, asked);
    // A failure is no answer for those who ask next.
    list.catch(() => {
      if (known.peek(matchId) === asked) known.delete(matchId);
    });
    return list;
  };
}
