/** A chi-square and its degrees of freedom: both add up over lines that are played apart. */
export interface ChiSquare {
  readonly statistic: number;
  readonly degrees: number;
}

/** The least that a class expects to be compared by itself. */
const MIN_EXPECTED = 5;

/** Counts against chances. Classes that expect fewer than five are put together, with the one that expects least if they are still too few. */
export function chiSquareOf(counts: readonly number[], chances: readonly number[], rounds: number): ChiSquare {
  const classes = counts.map((count, i) => ({ count, expected: rounds * (chances[i] as number) })).sort((a, b) => a.expected - b.expected);
  const groups: { count: number; expected: number }[] = [];
  for (const one of classes) {
    const last = groups.at(-1);
    if (!last || last.expected >= MIN_EXPECTED) groups.push({ ...one });
    else {
      last.count += one.count;
      last.expected += one.expected;
    }
  }
  return {
    statistic: groups.reduce((sum, { count, expected }) => sum + (expected > 0 ? (count - expected) ** 2 / expected : 0), 0),
    degrees: groups.length - 1,
  };
}
