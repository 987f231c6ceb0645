import type { MarketView, StateView, StatisticView } from '@touchline/contract/line/shapes';
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
  presentStatistics,
  type RowStyle,
  rowMarkets,
} from '#features/line';
import type { DirtyMatch } from './dirty-matches.ts';

/** The parts of deltas as JSON texts, so that each is made once and put together per topic. */
export type Part = 'p' | 'm' | 'i' | 'c' | 'k' | 'a' | 'r' | 'n';
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

export function shownRow(book: Book, match: BookMatch): ShownRow {
  const ids = rowMarkets(book, match, ALL_COLUMNS, 0).map((slot) => book.idOf(slot));
  return {
    kind: hasEnded(match.facts) ? 'none' : phaseOf(match),
    markets: ids.join(),
    count: book.countOfferedMarkets(match),
    ids: new Set(ids),
  };
}

export function priceChange(book: Book, match: number, selection: number): PriceChange {
  const price = book.price(match, selection);
  return price ? [match, selection, price.odds, price.status] : [match, selection, 0, CLOSED];
}

const views = (book: Book, match: BookMatch, slots: Iterable<number>, language: Language): MarketView[] => {
  const list: MarketView[] = [];
  for (const slot of slots) {
    const view = presentMarket(book, match.fixture, slot, language, 'none');
    if (view) list.push(view);
  }
  return list;
};
const rowViews = (book: Book, match: BookMatch, language: Language): MarketView[] =>
  views(book, match, rowMarkets(book, match, ALL_COLUMNS, 0), language);

/** The overview's news of a match that stays in it. Empty where nothing that it shows has changed. */
export function overviewParts(
  book: Book,
  match: BookMatch,
  dirty: DirtyMatch,
  before: ShownRow | undefined,
  now: ShownRow,
  language: Language,
): Parts {
  const parts: Parts = {};
  const reshaped = before?.markets !== now.markets || [...dirty.markets].some((id) => now.ids.has(id));
  if (reshaped) parts.k = [JSON.stringify([match.id, rowViews(book, match, language)])];
  else {
    const prices = [...dirty.prices].filter((selection) => now.ids.has(marketOf(selection)));
    if (prices.length > 0) parts.p = prices.map((selection) => JSON.stringify(priceChange(book, match.id, selection)));
  }
  if (dirty.state) parts.m = [statePart(match, language)];
  if (before?.count !== now.count) parts.n = [`[${match.id},${now.count}]`];
  return parts;
}

/** The news for the page of a match. */
export function matchParts(book: Book, match: BookMatch, dirty: DirtyMatch, language: Language, count: number): Parts {
  const parts: Parts = { n: [`[${match.id},${count}]`] };
  const slots = [...dirty.markets].map((id) => book.find(match, id)).filter((slot) => slot >= 0);
  if (slots.length > 0) parts.k = [JSON.stringify([match.id, views(book, match, slots, language)])];
  if (dirty.prices.size > 0) {
    const prices = [...dirty.prices].filter((selection) => !dirty.markets.has(marketOf(selection)));
    if (prices.length > 0) parts.p = prices.map((selection) => JSON.stringify(priceChange(book, match.id, selection)));
  }
  if (dirty.state) {
    parts.m = [statePart(match, language)];
    parts.c = [statisticsPart(match, language)];
  }
  if (dirty.incidents.length > 0)
    parts.i = dirty.incidents.map((incident) => JSON.stringify(presentIncident(match.fixture, incident, language)));
  return parts;
}

export const rowPart = (book: Book, match: BookMatch, language: Language): string =>
  JSON.stringify(presentRow(book, match, rowStyle(language)));

const statePart = (match: BookMatch, language: Language): string =>
  JSON.stringify([match.id, presentState(match, language)] satisfies [number, StateView]);

const statisticsPart = (match: BookMatch, language: Language): string =>
  JSON.stringify([match.id, presentStatistics(match, language)] satisfies [number, StatisticView[]]);

/** The full prices and state of a match page, for a new subscriber. */
export function wholeMatch(book: Book, match: BookMatch, language: Language): Parts {
  const open = [...book.markets(match)].filter((slot) => !book.isFinal(slot) && book.status(slot) !== CLOSED);
  return {
    k: [JSON.stringify([match.id, views(book, match, open, language)])],
    m: [statePart(match, language)],
    c: [statisticsPart(match, language)],
    n: [`[${match.id},${book.countOfferedMarkets(match)}]`],
  };
}

/** The same for a row of an overview. */
export function wholeRow(book: Book, match: BookMatch, language: Language): Parts {
  return {
    k: [JSON.stringify([match.id, rowViews(book, match, language)])],
    m: [statePart(match, language)],
    n: [`[${match.id},${book.countOfferedMarkets(match)}]`],
  };
}

const ORDER: readonly Part[] = ['r', 'a', 'k', 'p', 'm', 'i', 'c', 'n'];

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
