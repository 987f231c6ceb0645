import type { Ratio } from '@touchline/kernel/ratio';

/** `sums[j] / den^j` is the j-th elementary symmetric polynomial: the sum of the products of all j-element subsets. */
export interface ElementarySums {
  readonly sums: readonly bigint[];
  readonly den: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

function commonDenominator(values: readonly Ratio[]): bigint {
  let den = 1n;
  for (const v of values) if (v.den !== den && den % v.den !== 0n) den = (den / gcd(den, v.den)) * v.den;
  return den;
}

/**
 * e_0 .. e_largest of the values by the recurrence e_j <- e_j + x e_(j-1): O(n x largest) products instead of C(n, k) lines.
 * Exact: all values are brought to one denominator and only integers are multiplied. Values of 0 (lost legs) cost nothing.
 */
export function symmetricSums(values: readonly Ratio[], largest: number): ElementarySums {
  const alive = values.filter((v) => v.num !== 0n);
  const den = commonDenominator(alive);
  const sums: bigint[] = [1n];
  for (const v of alive) {
    const x = v.den === den ? v.num : v.num * (den / v.den);
    const last = sums.length - 1;
    const top = sums[last] ?? 0n;
    if (last < largest) sums.push(top * x);
    for (let j = last; j > 0; j--) sums[j] = (sums[j] ?? 0n) + (sums[j - 1] ?? 0n) * x;
  }
  while (sums.length <= largest) sums.push(0n);
  return { sums, den };
}

/** e_smallest + ... + e_largest as one fraction. */
export function sumOfLines(values: readonly Ratio[], smallest: number, largest: number): Ratio {
  const { sums, den } = symmetricSums(values, largest);
  let num = 0n;
  let power = 1n;
  for (let j = largest; j >= 0; j--) {
    if (j >= smallest) num += (sums[j] ?? 0n) * power;
    if (j > smallest) power *= den;
  }
  return { num, den: den ** BigInt(largest) };
}
