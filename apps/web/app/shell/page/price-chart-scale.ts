/** The maths of the price history: a step chart on a logarithmic scale, because 1.20 to 1.50 is as far as 4.00 to 5.00. */
export interface ChartBox {
  readonly width: number;
  readonly height: number;
  readonly start: number;
  readonly top: number;
  readonly bottom: number;
}
/** [epoch ms, odds in thousandths], oldest first. */
export type PriceSeries = readonly (readonly [at: number, odds: number])[];

export interface ChartScale {
  x(at: number): number;
  y(odds: number): number;
  readonly ticks: readonly number[];
}

const TICK_ODDS = [
  1010, 1050, 1100, 1200, 1300, 1500, 1800, 2000, 2500, 3000, 4000, 5000, 8000, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000, 200_000,
  500_000, 1_000_000,
];
/** Minimum span of the scale, as a ratio: a price that barely moved must look neither like a leap nor like nothing. */
const MIN_SPAN_RATIO = 1.12;
/** Units between two labels, so that they never touch. */
const TICK_GAP = 18;

/** A scale that holds all series up to `now`; undefined when there is nothing to draw. */
export function chartScale(series: readonly PriceSeries[], now: number, box: ChartBox): ChartScale | undefined {
  const points = series.flat().filter(([, odds]) => odds > 0);
  if (points.length === 0) return undefined;
  const from = Math.min(...points.map(([at]) => at));
  const [min, max] = [Math.min(...points.map(([, odds]) => odds)), Math.max(...points.map(([, odds]) => odds))];
  const spread = Math.max(0, Math.log(MIN_SPAN_RATIO) - Math.log(max / min)) / 2 + Math.log(max / min) * 0.06;
  const low = Math.log(min) - spread;
  const high = Math.log(max) + spread;
  const span = Math.max(1, now - from);
  const y = (odds: number): number => box.top + (1 - (Math.log(odds) - low) / (high - low)) * (box.height - box.top - box.bottom);
  const ticks: number[] = [];
  for (const odds of TICK_ODDS) {
    const last = ticks.at(-1);
    if (Math.log(odds) >= low && Math.log(odds) <= high && (last === undefined || y(last) - y(odds) >= TICK_GAP)) ticks.push(odds);
  }
  // Between two round prices: the ends themselves are the labels.
  if (ticks.length < 2) ticks.splice(0, ticks.length, ...new Set(y(min) - y(max) >= TICK_GAP ? [min, max] : [max]));
  // The ends of what moved are read off as well, where a round price is not near.
  const [lowest, highest] = [ticks[0], ticks.at(-1)];
  if (lowest !== undefined && y(min) - y(lowest) >= TICK_GAP) ticks.unshift(min);
  if (highest !== undefined && y(highest) - y(max) >= TICK_GAP) ticks.push(max);
  return {
    x: (at) => box.start + ((at - from) / span) * (box.width - box.start - 2),
    y,
    ticks,
  };
}

/** A price holds until the next one: horizontal, then vertical. Times of "not offered" (0) leave a gap. */
export function stepLinePath(series: PriceSeries, scale: ChartScale, now: number): string {
  let d = '';
  let drawing = false;
  for (const [at, odds] of series) {
    const x = scale.x(at).toFixed(1);
    if (odds === 0) {
      if (drawing) d += `H${x}`;
      drawing = false;
      continue;
    }
    const y = scale.y(odds).toFixed(1);
    d += drawing ? `H${x}V${y}` : `M${x} ${y}`;
    drawing = true;
  }
  return drawing ? `${d}H${scale.x(now).toFixed(1)}` : d;
}

/** Times at which none of the series had a price: [from, to] in epoch ms, the last one up to `now` where it lasts. */
export function suspendedSpans(series: readonly PriceSeries[], now: number): readonly (readonly [from: number, to: number])[] {
  const moves = series.flatMap((points, index) => points.map(([at, odds]) => ({ at, odds, index }))).toSorted((a, b) => a.at - b.at);
  const offered = new Map<number, boolean>();
  const gaps: [number, number][] = [];
  let since: number | null = null;
  for (const { at, odds, index } of moves) {
    offered.set(index, odds > 0);
    const none = offered.size === series.length && [...offered.values()].every((one) => !one);
    if (none) since ??= at;
    else if (since !== null) {
      if (at > since) gaps.push([since, at]);
      since = null;
    }
  }
  if (since !== null && now > since) gaps.push([since, now]);
  return gaps;
}
