/**
 * Everything that one grid can end in: for each number of scatters, how many of the equally likely grids pay how many units by their
 * combinations. Weights are whole numbers below 2^53.
 */
export class SpinLaw {
  /** By the number of scatters: units of combinations, before scatters, to weight. */
  readonly byScatters: Map<number, number>[] = [];

  add(scatters: number, pay: number, weight: number): void {
    let pays = this.byScatters[scatters];
    if (!pays) {
      pays = new Map();
      this.byScatters[scatters] = pays;
    }
    pays.set(pay, (pays.get(pay) ?? 0) + weight);
  }

  /** All grids. */
  get weight(): bigint {
    let sum = 0n;
    for (const { weight } of this.entries()) sum += BigInt(weight);
    return sum;
  }

  *entries(): Iterable<{ readonly scatters: number; readonly pay: number; readonly weight: number }> {
    for (const [scatters, pays] of this.byScatters.entries()) for (const [pay, weight] of pays ?? []) yield { scatters, pay, weight };
  }
}
