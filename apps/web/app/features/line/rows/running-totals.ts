/** How much stands before each: [3, 2, 4] gives [0, 3, 5]. */
export function runningTotals(counts: readonly number[]): readonly number[] {
  let total = 0;
  return counts.map((count) => {
    const before = total;
    total += count;
    return before;
  });
}
