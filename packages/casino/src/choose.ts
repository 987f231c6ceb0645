/** In how many ways `k` of `n` can be chosen. */
export const choose = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
};
