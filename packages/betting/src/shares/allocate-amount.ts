import { invariant } from '@touchline/kernel/invariant';

/**
 * Splits an amount by weights so that the parts add up to it exactly: each part is rounded down, and the units left over go one each to
 * the parts that were cut most (the first of them on a tie). Weights are not negative; without any weight every part is 0.
 */
export function allocateAmount(totalMinor: bigint, weights: readonly bigint[]): readonly bigint[] {
  invariant(totalMinor >= 0n && weights.every((w) => w >= 0n), 'amounts and weights are not negative');
  const sum = weights.reduce((a, b) => a + b, 0n);
  if (sum === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight, index) => ({
    index,
    amount: (totalMinor * weight) / sum,
    cut: (totalMinor * weight) % sum,
  }));
  const left = Number(totalMinor - parts.reduce((a, p) => a + p.amount, 0n));
  const topped = new Set([...parts].sort((a, b) => (a.cut === b.cut ? a.index - b.index : a.cut > b.cut ? -1 : 1)).slice(0, left));
  return parts.map((part) => (topped.has(part) ? part.amount + 1n : part.amount));
}
