import { type RowColumn, type RowColumnKind, rowColumnsOf } from '@touchline/betting/markets/row-columns';
import type { MarketView } from '@touchline/contract/line/shapes';

/** The market of each column of a row, by the columns' places; undefined where the match does not offer it: no other takes its place. */
export function marketsInColumns(columns: readonly RowColumn[], markets: readonly MarketView[]): readonly (MarketView | undefined)[] {
  return columns.map(({ market: key }) =>
    markets.find(({ type, period, subject, status }) => type === key && period === 0 && subject === 0 && status !== 'closed'),
  );
}

/** The market of a field of runners in its row. */
export const fieldMarket = (markets: readonly MarketView[]): MarketView | undefined =>
  markets.find(({ type, period }) => (type === 'race-winner' || type === 'outright') && period === 0);

/** How many columns a page shows at most, by its width. */
export const SHOWN_COLUMNS = { phone: 1, narrow: 3, desktop: 4, wide: 5 } as const;
export type ShownColumns = (typeof SHOWN_COLUMNS)[keyof typeof SHOWN_COLUMNS];

/** The column that stands for a kind in sports that count nothing within a period: the total of maps, the handicap of frames. */
const BY_PERIODS: Partial<Record<RowColumnKind, RowColumnKind>> = { handicap: 'set-handicap', total: 'set-total' };

/** The place of the wished column among a sport's; undefined where the sport has none of the kind. */
export function placeOfKind(columns: readonly RowColumn[], wished: RowColumnKind): number | undefined {
  const own = columns.findIndex(({ kind }) => kind === wished);
  const place = own >= 0 ? own : columns.findIndex(({ kind }) => kind === BY_PERIODS[wished]);
  return place < 0 ? undefined : place;
}

/** The column of a row that a phone shows: the wished one, else the next that the match offers; undefined where it offers none. */
export function phonePlace(offered: readonly unknown[], wished: number): number | undefined {
  if (offered[wished] !== undefined) return wished;
  const next = offered.findIndex((market) => market !== undefined);
  return next < 0 ? undefined : next;
}

/** Which of a list's columns its switch offers. Lists of several sports have the kinds that sports share. */
interface SwitchOption {
  readonly kind: RowColumnKind;
  /** The last place at which it stands: pages that show more columns than this never fold it away. */
  readonly place: number;
}
const SHARED: ReadonlySet<RowColumnKind> = new Set(['result', 'double-chance', 'handicap', 'total', 'both-score']);

export function switchOptions(sports: readonly number[]): readonly SwitchOption[] {
  const places = new Map<RowColumnKind, number>();
  for (const sport of sports)
    for (const [place, { kind }] of rowColumnsOf(sport).entries())
      if (sports.length === 1 || SHARED.has(kind)) places.set(kind, Math.max(place, places.get(kind) ?? 0));
  return [...places].map(([kind, place]) => ({ kind, place })).sort((a, b) => a.place - b.place);
}

/** The option that holds on a page that shows so many columns: what is folded away nowhere cannot be wished into the last one. */
export function optionInForce(options: readonly SwitchOption[], wished: RowColumnKind, shown: ShownColumns): RowColumnKind | undefined {
  const last = shown - 1;
  const own = options.find(({ kind }) => kind === wished);
  if (own && own.place >= last) return own.kind;
  return options.find(({ place }) => place === last)?.kind ?? options.find(({ place }) => place >= last)?.kind;
}

/** Quarters of a unit as people write a line: "2.5", "−0.25"; handicaps carry their sign. */
export function formatHandicap(quarters: number, signed: boolean): string {
  const size = Math.abs(quarters);
  const text = `${Math.floor(size / 4)}${['', '.25', '.5', '.75'][size % 4]}`;
  if (quarters < 0) return `−${text}`;
  return signed && quarters > 0 ? `+${text}` : text;
}
