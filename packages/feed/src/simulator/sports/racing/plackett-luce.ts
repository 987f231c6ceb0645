/**
 * Orders of finish by the Plackett-Luce model: the winner is drawn in proportion to the weights, then the second among the rest, and
 * so on. The same as racing exponential clocks with these rates, which is how an order is drawn. A weight of 0 takes no part.
 */

/**
 * Chance of each runner to take each of the first `places` places: rows by place, columns by runner. Walks over the sets of runners that
 * may be ahead (2^n of them), so at most 14 take part.
 */
export function placeChances(weights: readonly number[], places: number): number[][] {
  const running = weights.flatMap((w, i) => (w > 0 ? [i] : []));
  if (running.length > 14) throw new RangeError('at most 14 runners');
  const rows = Array.from({ length: places }, () => new Array<number>(weights.length).fill(0));
  const total = running.reduce((sum, i) => sum + (weights[i] ?? 0), 0);
  // ahead.get(set) = chance that exactly this set takes the first places, whatever its order.
  let ahead = new Map<number, number>([[0, 1]]);
  for (let place = 0; place < Math.min(places, running.length); place++) {
    const next = new Map<number, number>();
    for (const [set, chance] of ahead) {
      let rest = total;
      for (const i of running) if (set & (1 << i)) rest -= weights[i] ?? 0;
      for (const i of running) {
        if (set & (1 << i)) continue;
        const taken = (chance * (weights[i] ?? 0)) / rest;
        const row = rows[place] as number[];
        row[i] = (row[i] ?? 0) + taken;
        next.set(set | (1 << i), (next.get(set | (1 << i)) ?? 0) + taken);
      }
    }
    ahead = next;
  }
  return rows;
}

/** Chance that these runners are first, second, ... in this order (Harville's formula for weights that are chances to win). */
export function orderChance(weights: readonly number[], order: readonly number[]): number {
  let rest = weights.reduce((sum, w) => sum + w, 0);
  let chance = 1;
  for (const runner of order) {
    if (rest <= 0) return 0;
    const weight = weights[runner] ?? 0;
    chance *= weight / rest;
    rest -= weight;
  }
  return chance;
}

/** Chance that a finishes before b. */
export const aheadChance = (weights: readonly number[], a: number, b: number): number =>
  (weights[a] ?? 0) / ((weights[a] ?? 0) + (weights[b] ?? 0));
