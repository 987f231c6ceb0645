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

const STEPS = [
  1010, 1050, 1100, 1200, 1300, 1500, 1800, 2000, 2500, 3000, 4000, 5000, 8000, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000, 200_000,
  500_000, 1_000_000,
];
/** Units between two labels, so that they never touch. */
const TICK_GAP = 18;

/** A scale that holds all series up to `now`; undefined when there is nothing to draw. */
export function chartScale(series: readonly PriceSeries[], now: number, box: ChartBox): ChartScale | undefined {
  const points = series.flat().filter(([, odds]) => odds > 0);
  if (points.length === 0) return undefined;
  const from = Math.min(...points.map(([at]) => at));
  const low = Math.log(Math.min(...points.map(([, odds]) => odds)) * 0.96);
  const high = Math.log(Math.max(...points.map(([, odds]) => odds)) * 1.04);
  const span = Math.max(1, now - from);
  const y = (odds: number): number => box.top + (1 - (Math.log(odds) - low) / (high - low)) * (box.height - box.top - box.bottom);
  const ticks: number[] = [];
  for (const odds of STEPS) {
    const last = ticks.at(-1);
    if (Math.log(odds) >= low && Math.log(odds) <= high && (last === undefined || y(last) - y(odds) >= TICK_GAP)) ticks.push(odds);
  }
  return {
    x: (at) => box.start + ((at - from) / span) * (box.width - box.start - 2),
    y,
    ticks,
  };
}

/** A price holds until the next one: horizontal, then vertical. Times of "not offered" (0) leave a gap. */
export function stepPath(series: PriceSeries, scale: ChartScale, now: number): string {
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
