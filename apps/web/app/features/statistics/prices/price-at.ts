import type { PriceSeries } from '../../../shell/page/price-chart-scale.ts';

/** The price that held at an instant; 0 before the first one and while none was offered. */
export function priceAt(series: PriceSeries, at: number): number {
  let held = 0;
  for (const [from, odds] of series) {
    if (from > at) break;
    held = odds;
  }
  return held;
}

/** Every instant at which any of the series moved, in order and once. */
export const changeTimes = (series: readonly PriceSeries[]): readonly number[] =>
  [...new Set(series.flatMap((points) => points.map(([at]) => at)))].sort((a, b) => a - b);

/** Index of the instant nearest to `at`. -1 where there are none. */
export function nearestIndex(times: readonly number[], at: number): number {
  let best = -1;
  for (const [index, time] of times.entries()) if (best === -1 || Math.abs(time - at) < Math.abs((times[best] ?? 0) - at)) best = index;
  return best;
}
