/** C(n, k) exactly; 0 where k is outside 0..n. Safe up to n = 50 (1.26e14). */
export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let c = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) c = (c * (n - i + 1)) / i;
  return c;
}
