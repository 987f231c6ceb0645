import { type Book, CLOSED, MARKET_STATUSES, OPEN } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Fixture } from '@touchline/feed/feed-events';
import { describeMarket } from '../names.ts';

/** Types that stand in a column, the one that a bettor means first: where there is overtime, the match with it. */
const COLUMNS: Readonly<Record<AsiaColumn, readonly string[]>> = {
  result: ['result', 'winner'],
  handicap: ['full-score-asian-handicap', 'set-asian-handicap', 'asian-handicap'],
  total: ['full-score-total', 'set-total', 'total'],
};
export type AsiaColumn = 'result' | 'handicap' | 'total';
const PLACES = new Map(
  (Object.keys(COLUMNS) as AsiaColumn[]).flatMap((column) => COLUMNS[column].map((type, rank) => [type, { column, rank }] as const)),
);

export interface AsiaMarket {
  readonly slot: number;
  readonly marketId: number;
  readonly line: number;
  readonly status: (typeof MARKET_STATUSES)[number];
  /** By outcome: 1 home or over, 2 away or under, 0 draw. */
  readonly selections: ReadonlyMap<number, { readonly id: number; readonly odds: number }>;
}
export type AsiaColumns = Readonly<Record<AsiaColumn, readonly AsiaMarket[]>>;

/** Periods 30 and 31 of a sport with other periods than two are its halves (betting: match-state/period-span). */
const FIRST_OF_HALVES = 30;
/** Markets for the first half: the half itself, else the first period. */
const halfPeriods = ({ format }: Fixture): readonly number[] => (format.periods === 2 ? [1] : [FIRST_OF_HALVES, 1]);

/** How far from even a two-way line is; lines without two prices stand last. */
function unevenness({ selections }: AsiaMarket): number {
  const [a, b] = [selections.get(1)?.odds ?? 0, selections.get(2)?.odds ?? 0];
  return a === 0 || b === 0 ? Number.MAX_SAFE_INTEGER : Math.abs(a - b);
}

function readMarket(book: Book, slot: number, line: number): AsiaMarket {
  return {
    slot,
    marketId: book.idOf(slot),
    line,
    status: MARKET_STATUSES[book.status(slot)] ?? 'closed',
    selections: new Map(
      [...book.selections(slot)].map((s) => [book.outcomeOf(s), { id: book.selectionIdOf(slot, s), odds: book.oddsOf(s) }]),
    ),
  };
}

/** Columns of one part of the match: in each the best type that it offers, with all its lines, the most even first. */
function columnsOf(book: Book, match: BookMatch, period: number): AsiaColumns {
  const found: Record<AsiaColumn, { rank: number; markets: AsiaMarket[] }> = {
    result: { rank: 99, markets: [] },
    handicap: { rank: 99, markets: [] },
    total: { rank: 99, markets: [] },
  };
  for (const slot of book.markets(match)) {
    if (book.isFinal(slot) || book.status(slot) === CLOSED) continue;
    const described = describeMarket(book.idOf(slot));
    const place = described && PLACES.get(described.type.key);
    if (!described || !place || described.ref.period !== period || described.ref.specifier !== 0) continue;
    const column = found[place.column];
    if (place.rank > column.rank) continue;
    if (place.rank < column.rank) found[place.column] = { rank: place.rank, markets: [] };
    found[place.column].markets.push(readMarket(book, slot, described.ref.line));
  }
  const sorted = (column: AsiaColumn): AsiaMarket[] =>
    found[column].markets.toSorted((a, b) => unevenness(a) - unevenness(b) || a.line - b.line);
  return { result: sorted('result'), handicap: sorted('handicap'), total: sorted('total') };
}

const isEmpty = ({ result, handicap, total }: AsiaColumns): boolean => result.length + handicap.length + total.length === 0;

export function asiaColumns(book: Book, match: BookMatch): { readonly full: AsiaColumns; readonly half: AsiaColumns } {
  const full = columnsOf(book, match, 0);
  for (const period of halfPeriods(match.fixture)) {
    const half = columnsOf(book, match, period);
    if (!isEmpty(half)) return { full, half };
  }
  return { full, half: { result: [], handicap: [], total: [] } };
}

/** Whether a match belongs into the Asian layout: two sides, and a handicap or a total open for the whole match. */
export function isAsian(book: Book, match: BookMatch): boolean {
  if (!match.fixture.away) return false;
  for (const slot of book.markets(match)) {
    if (book.status(slot) !== OPEN) continue;
    const described = describeMarket(book.idOf(slot));
    if (described?.ref.period !== 0) continue;
    const column = PLACES.get(described.type.key)?.column;
    if (column === 'handicap' || column === 'total') return true;
  }
  return false;
}
