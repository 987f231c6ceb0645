import type { Draws } from './draws.ts';

/** `count` different numbers from 0 to `n` - 1, in the order in which they are drawn: each takes one of those left, which close ranks. */
export function sample(draws: Pick<Draws, 'below'>, n: number, count: number): number[] {
  const pool = Array.from({ length: n }, (_, i) => i);
  const drawn: number[] = [];
  while (drawn.length < count) drawn.push(...pool.splice(draws.below(pool.length), 1));
  return drawn;
}
