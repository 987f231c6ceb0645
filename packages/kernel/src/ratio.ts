/**
 * Exact fractions of bigints: products and sums of odds are multiplied exactly and rounded once, at the end.
 * The denominator is always positive; fractions are not reduced on the way (thousandths stay small enough).
 */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

export const ratio = (num: bigint, den: bigint): Ratio => {
  if (den === 0n) throw new RangeError('a ratio needs a denominator other than 0');
  return den < 0n ? { num: -num, den: -den } : { num, den };
};

export const ZERO: Ratio = { num: 0n, den: 1n };
export const ONE: Ratio = { num: 1n, den: 1n };

export const mul = (a: Ratio, b: Ratio): Ratio => ({ num: a.num * b.num, den: a.den * b.den });
export const add = (a: Ratio, b: Ratio): Ratio =>
  a.den === b.den ? { num: a.num + b.num, den: a.den } : { num: a.num * b.den + b.num * a.den, den: a.den * b.den };
export const sub = (a: Ratio, b: Ratio): Ratio => add(a, { num: -b.num, den: b.den });
export const compare = (a: Ratio, b: Ratio): number => {
  const d = a.num * b.den - b.num * a.den;
  return d < 0n ? -1 : d > 0n ? 1 : 0;
};

/** Rounds to the nearest integer, halves away from zero ("half up" for amounts, which are never negative). */
export function roundHalfUp({ num, den }: Ratio): bigint {
  const negative = num < 0n;
  const n = negative ? -num : num;
  const rounded = (2n * n + den) / (2n * den);
  return negative ? -rounded : rounded;
}

/** Rounds towards minus infinity. */
export function floor({ num, den }: Ratio): bigint {
  const q = num / den;
  return num < 0n && q * den !== num ? q - 1n : q;
}

/** The same fraction in its lowest terms: sums of many terms stay small. */
export function reduced({ num, den }: Ratio): Ratio {
  let a = num < 0n ? -num : num;
  let b = den;
  while (b > 0n) [a, b] = [b, a % b];
  return a > 1n ? { num: num / a, den: den / a } : { num, den };
}
