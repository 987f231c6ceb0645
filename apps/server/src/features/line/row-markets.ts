import { type RowColumn, type RowColumnKind, rowColumnsOf } from '@touchline/betting/markets/row-columns';
import type { Book } from '@touchline/feed/book/book';
import { CLOSED } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { describeMarket } from './names.ts';

/** From which `mode` on a column stands in the row: 1 result, 2 and double chance, 3 and handicaps, 4 and all others. */
const MODES: Partial<Record<RowColumnKind, number>> = { result: 1, 'double-chance': 2, handicap: 3, 'set-handicap': 3 };
export const ALL_COLUMNS = 4;

/** Markets over a field of runners instead of two sides. */
export const FIELD_TYPES: ReadonlySet<string> = new Set(['race-winner', 'outright']);

interface Candidate {
  readonly slot: number;
  /** -1 for the line that the source names as the main one. */
  readonly distance: number;
  readonly line: number;
}

/** Places of a sport's markets in its rows. */
const placesBySport = new Map<number, ReadonlyMap<string, number>>();
function placesOf(sport: number): ReadonlyMap<string, number> {
  let places = placesBySport.get(sport);
  if (!places) {
    places = new Map(rowColumnsOf(sport).map(({ market }, place) => [market, place]));
    placesBySport.set(sport, places);
  }
  return places;
}

const isInMode = (columns: readonly RowColumn[], place: number, mode: number): boolean =>
  (MODES[columns[place]?.kind ?? 'total'] ?? ALL_COLUMNS) <= mode;

/** The main line: the one that the source names, else the one nearest to even, else the smaller one. */
const isBefore = (a: Candidate, b: Candidate): boolean => a.distance < b.distance || (a.distance === b.distance && a.line < b.line);

/** Slots of the row's markets, one for each column of the sport, in their order. `period`: also the result of that period, 0 = none. */
export function rowMarkets(book: Book, match: BookMatch, mode: number, period: number): number[] {
  const { sport, away } = match.fixture;
  const columns = rowColumnsOf(sport);
  const places = placesOf(sport);
  const best: Candidate[] = [];
  let ofPeriod: number | undefined;
  for (const slot of book.markets(match)) {
    const described = describeMarket(book.idOf(slot));
    if (!described || book.isFinal(slot) || book.status(slot) === CLOSED) continue;
    const { type, ref } = described;
    const isField = FIELD_TYPES.has(type.key);
    const place = away === null ? (isField ? 0 : undefined) : places.get(type.key);
    // The subject of a race's market is the number of places that it pays; elsewhere a subject makes it another question than the row's.
    if (place === undefined || (ref.specifier !== 0 && !isField)) continue;
    if (ref.period === period && period > 0 && place === 0) ofPeriod ??= slot;
    if (ref.period !== 0 || !isInMode(columns, place, mode)) continue;
    const one = { slot, distance: book.isMain(slot) ? -1 : unevenness(book, slot), line: ref.line };
    const before = best[place];
    if (!before || isBefore(one, before)) best[place] = one;
  }
  const chosen = best.filter((one) => one !== undefined).map((one) => one.slot);
  return ofPeriod === undefined ? chosen : [...chosen, ofPeriod];
}

/** How far apart the first two prices are. */
function unevenness(book: Book, slot: number): number {
  const [a = 0, b = 0] = [...book.selections(slot)].map((s) => book.oddsOf(s));
  return a === 0 || b === 0 ? Number.MAX_SAFE_INTEGER : Math.abs(a - b);
}
