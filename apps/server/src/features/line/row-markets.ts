import type { Book } from '@touchline/feed/book/book';
import { CLOSED } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { describeMarket } from './names.ts';

/** Columns of a row in the order in which `mode` adds them; in each the first type that the match offers. */
const COLUMNS: readonly (readonly string[])[] = [
  ['result', 'winner', 'full-score-result', 'set-result', 'race-winner', 'outright'],
  ['double-chance'],
  ['asian-handicap', 'full-score-asian-handicap', 'set-asian-handicap', 'handicap'],
  ['total', 'full-score-total', 'set-total'],
];
const PLACES = new Map(COLUMNS.flatMap((types, column) => types.map((type, rank) => [type, { column, rank }] as const)));

/** Markets over a field of runners instead of two sides. */
export const FIELD_TYPES: ReadonlySet<string> = new Set(['race-winner', 'outright']);

export const ALL_COLUMNS = 4;

/** Slots of the row's markets, main lines only, in column order. `period`: also the result of that period, 0 = none. */
export function rowMarkets(book: Book, match: BookMatch, columns: number, period: number): number[] {
  const best: { slot: number; rank: number; distance: number }[] = [];
  let ofPeriod: number | undefined;
  for (const slot of book.markets(match)) {
    const described = describeMarket(book.idOf(slot));
    if (!described || book.isFinal(slot) || book.status(slot) === CLOSED) continue;
    const place = PLACES.get(described.type.key);
    // The subject of a race's market is the number of places that it pays; elsewhere a subject makes it another question than the row's.
    if (!place || (described.ref.specifier !== 0 && !FIELD_TYPES.has(described.type.key))) continue;
    if (described.ref.period === period && period > 0 && place.column === 0) ofPeriod ??= slot;
    if (described.ref.period !== 0 || place.column >= columns) continue;
    const before = best[place.column];
    const distance = book.isMain(slot) ? -1 : unevenness(book, slot);
    if (!before || place.rank < before.rank || (place.rank === before.rank && distance < before.distance))
      best[place.column] = { slot, rank: place.rank, distance };
  }
  const chosen = best.filter((one) => one !== undefined).map((one) => one.slot);
  return ofPeriod === undefined ? chosen : [...chosen, ofPeriod];
}

/** How far apart the first two prices are: the line nearest to even is the main one where the source names none. */
function unevenness(book: Book, slot: number): number {
  const [a = 0, b = 0] = [...book.selections(slot)].map((s) => book.oddsOf(s));
  return a === 0 || b === 0 ? Number.MAX_SAFE_INTEGER : Math.abs(a - b);
}
