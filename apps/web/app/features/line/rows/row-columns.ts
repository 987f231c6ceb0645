import type { MarketView, MatchRow } from '@touchline/contract/line/shapes';

/** What the columns of a row hold. `period` takes the place of double chance where a sport has no draw. */
export interface RowColumns {
  readonly result: MarketView | undefined;
  readonly second: MarketView | undefined;
  readonly handicap: MarketView | undefined;
  readonly total: MarketView | undefined;
}

const endsWith = (market: MarketView, ...keys: readonly string[]): boolean =>
  keys.some((key) => market.type === key || market.type.endsWith(`-${key}`));

/** Sorts a row's markets into its columns by what they are. */
export function rowColumns(markets: readonly MarketView[]): RowColumns {
  let result: MarketView | undefined;
  let chance: MarketView | undefined;
  let period: MarketView | undefined;
  let handicap: MarketView | undefined;
  let total: MarketView | undefined;
  for (const market of markets) {
    if (endsWith(market, 'double-chance')) chance ??= market;
    else if (endsWith(market, 'handicap')) handicap ??= market;
    else if (endsWith(market, 'total')) total ??= market;
    else if (market.period > 0) period ??= market;
    else result ??= market;
  }
  return { result, second: chance ?? period, handicap, total };
}

/** Whether the result has two outcomes: then its column is two wide buttons. */
export const isTwoWay = (market: MarketView | undefined): boolean => market?.selections.length === 2;

/** Heads of the columns: the first match that has a market speaks for its championship. */
export function headerColumns(rows: readonly MatchRow[]): RowColumns {
  const found = rows.map((row) => rowColumns(row.markets));
  return {
    result: found.find((one) => one.result)?.result,
    second: found.find((one) => one.second)?.second,
    handicap: found.find((one) => one.handicap)?.handicap,
    total: found.find((one) => one.total)?.total,
  };
}

/** Quarters of a unit as people write a line: "2.5", "−0.25"; handicaps carry their sign. */
export function formatHandicap(quarters: number, signed: boolean): string {
  const size = Math.abs(quarters);
  const text = `${Math.floor(size / 4)}${['', '.25', '.5', '.75'][size % 4]}`;
  if (quarters < 0) return `−${text}`;
  return signed && quarters > 0 ? `+${text}` : text;
}
