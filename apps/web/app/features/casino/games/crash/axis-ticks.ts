/** Steps of an axis within a tenfold; the same, ten times as long, follow. */
const STEPS = [1, 2, 5];

/** The values that an axis names above its beginning: whole multiples of 1, 2 or 5 and their tenfolds, about `max` of them. */
export function axisTicks(from: number, to: number, max: number): readonly number[] {
  let tenfold = 1;
  for (;;) {
    const step = STEPS.map((one) => one * tenfold).find((one) => Math.floor((to - from) / one) <= max);
    if (step !== undefined) {
      const before = Math.floor(from / step);
      return Array.from({ length: Math.floor(to / step) - before }, (_, i) => (before + i + 1) * step);
    }
    tenfold *= 10;
  }
}
