import type { Lottery } from './lottery.ts';

/** The instants (epoch ms) of the next `count` draws after an instant, the first one first. */
export function nextDraws({ everyMs, firstMs }: Pick<Lottery, 'everyMs' | 'firstMs'>, afterMs: number, count: number): number[] {
  const next = firstMs + (Math.floor((afterMs - firstMs) / everyMs) + 1) * everyMs;
  return Array.from({ length: count }, (_, i) => next + i * everyMs);
}
