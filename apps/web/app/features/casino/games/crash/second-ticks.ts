/** Steps of an axis within a tenfold; the same, ten times as long, follow. */
const STEPS = [1, 2, 5];

/** The whole seconds that an axis of so many ms names, as evenly as they stand: at most so many, in steps of 1, 2 or 5 and their tenfolds. */
export function secondTicks(lastMs: number, max: number): readonly number[] {
  const lastSecond = Math.floor(lastMs / 1000);
  let tenfold = 1;
  for (;;) {
    const step = STEPS.map((one) => one * tenfold).find((one) => Math.floor(lastSecond / one) <= max);
    if (step !== undefined) return Array.from({ length: Math.floor(lastSecond / step) }, (_, i) => (i + 1) * step);
    tenfold *= 10;
  }
}
