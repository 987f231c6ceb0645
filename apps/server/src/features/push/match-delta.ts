import type { MarketView, StateView } from '@touchline/contract/line/shapes';
import type { PriceChange } from '@touchline/contract/push/messages';
import { type Book, CLOSED } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Language } from '@touchline/i18n/languages';
import { marketOf } from '@touchline/kernel/selection';
import {
  ALL_COLUMNS,
  hasEnded,
  phaseOf,
  presentIncident,
  presentMarket,
  presentRow,
  presentState,
  type RowStyle,
  rowMarkets,
} from '#features/line';
import type { DirtyMatch } from './dirty-matches.ts';

/** The parts of deltas as JSON texts, so that each is made once and put together per topic. */
export type Part = 'p' | 'm' | 'i' | 'k' | 'a' | 'r' | 'n';
export type Parts = Partial<Record<Part, string[]>> & {
  /** Whether the source speaks: one value, the latest counts. */
  s?: string;
};

export const rowStyle = (language: Language): RowStyle => ({ language, coefView: 'none', columns: ALL_COLUMNS, withPeriodResult: false });

/** Which row a match showed last: what makes its columns, its place and its number of markets. */
export interface ShownRow {
  readonly kind: 'line' | 'live' | 'none';
  readonly markets: string;
  readonly count: number;
  readonly ids: ReadonlySet<number>;
}

export function shownRow(book: Book, lane: BookMatch): ShownRow {
  const ids = rowMarkets(book, lane, ALL_COLUMNS, 0).map((slot) => book.idOf(slot));
  return { kind: hasEnded(lane.facts) ? 'none' : phaseOf(lane), markets: ids.join(), count: book.offeredMarkets(lane), ids: new Set(ids) };
}

export function priceChange(book: Book, match: number, selection: number): PriceChange {
  const price = book.price(match, selection);
  return price ? [match, selection, price.odds, price.status] : [match, selection, 0, CLOSED];
}

const views = (book: Book, lane: BookMatch, slots: Iterable<number>, language: Language): MarketView[] => {
  const list: MarketView[] = [];
  for (const slot of slots) {
    const view = presentMarket(book, lane.fixture, slot, language, 'none');
    if (view) list.push(view);
  }
  return list;
};
const rowViews = (book: Book, lane: BookMatch, language: Language): MarketView[] =>
  views(book, lane, rowMarkets(book, lane, ALL_COLUMNS, 0), language);

/** What an overview hears of a match that stays in it. Empty where nothing that it shows has changed. */
export function overviewParts(
  book: Book,
  lane: BookMatch,
  dirty: DirtyMatch,
  before: ShownRow | undefined,
  now: ShownRow,
  language: Language,
): Parts {
  const parts: Parts = {};
  const reshaped = before?.markets !== now.markets || [...dirty.markets].some((id) => now.ids.has(id));
  if (reshaped) parts.k = [JSON.stringify([lane.match, rowViews(book, lane, language)])];
  else {
    const prices = [...dirty.prices].filter((selection) => now.ids.has(marketOf(selection)));
    if (prices.length > 0) parts.p = prices.map((selection) => JSON.stringify(priceChange(book, lane.match, selection)));
  }
  if (dirty.state) parts.m = [statePart(lane, language)];
  if (before?.count !== now.count) parts.n = [`[${lane.match},${now.count}]`];
  return parts;
}

/** What the page of a match hears. */
export function matchParts(book: Book, lane: BookMatch, dirty: DirtyMatch, language: Language, count: number): Parts {
  const parts: Parts = { n: [`[${lane.match},${count}]`] };
  const slots = [...dirty.markets].map((id) => book.find(lane, id)).filter((slot) => slot >= 0);
  if (slots.length > 0) parts.k = [JSON.stringify([lane.match, views(book, lane, slots, language)])];
  if (dirty.prices.size > 0) {
    const prices = [...dirty.prices].filter((selection) => !dirty.markets.has(marketOf(selection)));
    if (prices.length > 0) parts.p = prices.map((selection) => JSON.stringify(priceChange(book, lane.match, selection)));
  }
  if (dirty.state) parts.m = [statePart(lane, language)];
  if (dirty.incidents.length > 0)
    parts.i = dirty.incidents.map((incident) => JSON.stringify(presentIncident(lane.fixture, incident, language)));
  return parts;
}

export const rowPart = (book: Book, lane: BookMatch, language: Language): string =>
  JSON.stringify(presentRow(book, lane, rowStyle(language)));

const statePart = (lane: BookMatch, language: Language): string =>
  JSON.stringify([lane.match, presentState(lane, language)] satisfies [number, StateView]);

/** All that a match page shows of prices and state: for whoever begins to listen. */
export function wholeMatch(book: Book, lane: BookMatch, language: Language): Parts {
  const open = [...book.markets(lane)].filter((slot) => !book.isDecided(slot) && book.status(slot) !== CLOSED);
  return {
    k: [JSON.stringify([lane.match, views(book, lane, open, language)])],
    m: [statePart(lane, language)],
    n: [`[${lane.match},${book.offeredMarkets(lane)}]`],
  };
}

/** The same for a row of an overview. */
export function wholeRow(book: Book, lane: BookMatch, language: Language): Parts {
  return {
    k: [JSON.stringify([lane.match, rowViews(book, lane, language)])],
    m: [statePart(lane, language)],
    n: [`[${lane.match},${book.offeredMarkets(lane)}]`],
  };
}

const ORDER: readonly Part[] = ['r', 'a', 'k', 'p', 'm', 'i', 'n'];

export function addParts(to: Parts, more: Parts): void {
  if (more.s !== undefined) to.s = more.s;
  for (const part of ORDER) {
    const list = more[part];
    if (list) to[part] = to[part] ? [...to[part], ...list] : list;
  }
}

/** The text of FeedDelta. */
export const deltaText = (parts: Parts): string =>
  `{${[
    ...(parts.s === undefined ? [] : [`"s":${parts.s}`]),
    ...ORDER.flatMap((part) => {
      const list = parts[part];
      return list && list.length > 0 ? [`"${part}":[${list.join(',')}]`] : [];
    }),
  ].join(',')}}`;
export const isEmpty = (parts: Parts): boolean => parts.s === undefined && ORDER.every((part) => (parts[part]?.length ?? 0) === 0);
