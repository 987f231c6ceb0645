import type { Draws } from '../../draws/draws.ts';
import type { WeightsTable } from './weights-table.ts';

const RANGE = 2n ** 104n;

/**
 * A whole number from 0 to `n` - 1, each exactly as likely as the others: two draws of 52 bits, drawn again in the incomplete last group.
 * Sums of weights go beyond the 52 bits of one draw.
 */
export function drawBelow(draws: Draws, n: bigint): bigint {
  const whole = RANGE - (RANGE % n);
  for (;;) {
    const drawn = (BigInt(draws.bits52()) << 52n) | BigInt(draws.bits52());
    if (drawn < whole) return drawn % n;
  }
}

/** The place of a row, each as likely as its weight. */
export function drawRow({ ends, total }: WeightsTable, draws: Draws): number {
  const drawn = drawBelow(draws, total);
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0n) > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
}
