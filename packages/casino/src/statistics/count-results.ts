/** How often a result came in the rounds that were counted. */
export interface ResultCount {
  readonly result: number;
  readonly times: number;
}

/** Each of the results from 0 to `outcomes` - 1 with how often it came, the most frequent first; of those that came alike the lower one first. */
export function countResults(outcomes: number, results: readonly number[]): readonly ResultCount[] {
  const times = new Array<number>(outcomes).fill(0);
  for (const result of results) times[result] = (times[result] ?? 0) + 1;
  return times.map((count, result) => ({ result, times: count })).sort((a, b) => b.times - a.times || a.result - b.result);
}
