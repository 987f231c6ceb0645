/** Probabilities of 0..n-1 events of a Poisson count; what lies beyond is added to the last. */
export function poisson(mean: number, n: number): Float64Array {
  const p = new Float64Array(n);
  let term = Math.exp(-mean);
  let rest = 1;
  for (let k = 0; k < n - 1; k++) {
    p[k] = term;
    rest -= term;
    term *= mean / (k + 1);
  }
  p[n - 1] = Math.max(0, rest);
  return p;
}

/** Events enough to hold all but about a millionth of the distribution. */
export const poissonReach = (mean: number): number => Math.ceil(mean + 4.8 * Math.sqrt(mean) + 3);
