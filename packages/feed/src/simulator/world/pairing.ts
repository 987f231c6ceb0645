import { createRandom } from '@touchline/kernel/random';

/** A permutation of 0..n-1 drawn from the seed's parts. */
export function shuffled(n: number, ...parts: readonly (number | string)[]): number[] {
  const random = createRandom(...parts);
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = random.int(i + 1);
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}

/**
 * Pair `pair` of round `round` of a double round robin (circle method): one stays, the others rotate; the second half of the season
 * swaps home and away. Null where an odd number of teams gives the opponent a day off.
 */
export function roundRobinPair(order: readonly number[], round: number, pair: number): readonly [home: number, away: number] | null {
  const n = order.length + (order.length % 2);
  const leg = Math.floor(round / (n - 1));
  const r = round % (n - 1);
  const seat = (place: number): number | undefined => order[place === 0 ? 0 : ((place - 1 + r) % (n - 1)) + 1];
  const a = seat(pair);
  const b = seat(n - 1 - pair);
  if (a === undefined || b === undefined) return null;
  // Alternating sides within the leg keeps home matches even; the fixed seat alternates by round.
  const swap = (pair === 0 ? r % 2 === 1 : pair % 2 === 1) !== (leg % 2 === 1);
  return swap ? [b, a] : [a, b];
}
