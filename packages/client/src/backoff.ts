/** How long to wait before the n-th attempt to connect again: 0.5 s doubling to 15 s, half of it at random, so that a server's clients do not come back in one wave. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(500 * 2 ** Math.min(attempt, 10), 15_000);
  return Math.round(most / 2 + (most / 2) * random());
}
