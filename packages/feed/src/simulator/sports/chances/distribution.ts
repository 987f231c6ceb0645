/** A distribution over 0, 1, 2, ...: p[i] is the probability of i. */
export type Distribution = Float64Array;

export const ZERO_DISTRIBUTION: Distribution = new Float64Array([1]);

/** Distribution of the sum of two independent counts. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const sum = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) {
    const p = a[i] ?? 0;
    if (p < 1e-15) continue;
    for (let j = 0; j < b.length; j++) sum[i + j] = (sum[i + j] ?? 0) + p * (b[j] ?? 0);
  }
  return sum;
}

/** Without a tail of less than a ten-millionth, and brought back to a sum of 1. */
export function trimmed(p: Distribution): Distribution {
  let length = p.length;
  let tail = 0;
  while (length > 1 && tail + (p[length - 1] ?? 0) < 1e-7) tail += p[--length] ?? 0;
  let sum = 0;
  for (let i = 0; i < length; i++) sum += p[i] ?? 0;
  return p.slice(0, length).map((q) => q / sum);
}

export function meanOf(p: Distribution): number {
  let sum = 0;
  for (let i = 0; i < p.length; i++) sum += i * (p[i] ?? 0);
  return sum;
}

export function varianceOf(p: Distribution): number {
  const mean = meanOf(p);
  let sum = 0;
  for (let i = 0; i < p.length; i++) sum += (i - mean) ** 2 * (p[i] ?? 0);
  return sum;
}
