/** Coefficients of Lanczos for g = 7 (Numerical Recipes, chapter 6.1 in its form for nine terms). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** The logarithm of the gamma function for z from 0.5. */
function logGamma(z: number): number {
  const x = z - 1;
  const t = x + 7.5;
  const [first, ...rest] = LANCZOS;
  const sum = rest.reduce((s, c, i) => s + c / (x + i + 1), first as number);
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

const ENOUGH = 1e-14;
const MAX_TERMS = 10_000;

/** The lower incomplete gamma function's share, by its series: for x below a + 1. */
function lowerShare(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MAX_TERMS && term > sum * ENOUGH; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

/** The upper share by its continued fraction (Lentz): for x from a + 1. */
function upperShare(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / Number.MIN_VALUE ** 0.5;
  let d = 1 / b;
  let h = d;
  for (let i = 1; i < MAX_TERMS; i += 1) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < ENOUGH) break;
  }
  return h * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

/** How likely a chi-square of `degrees` degrees of freedom comes to at least `statistic`. */
export function chiSquareTail(statistic: number, degrees: number): number {
  const a = degrees / 2;
  const x = statistic / 2;
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerShare(a, x) : upperShare(a, x);
}

/** How likely counts at least this far from their chances are. The chances sum to 1, and each expects at least five. */
export function chiSquareTest(counts: readonly number[], chances: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let statistic = 0;
  counts.forEach((count, i) => {
    const expected = total * (chances[i] as number);
    if (!(expected >= 5)) throw new RangeError(`class ${i} expects ${expected}, fewer than five`);
    statistic += (count - expected) ** 2 / expected;
  });
  return chiSquareTail(statistic, counts.length - 1);
}
