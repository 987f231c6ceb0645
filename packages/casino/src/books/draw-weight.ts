import type { Draws } from '../draws/draws.ts';
import type { WeightedRow } from './parse-weights.ts';

const WORD_BITS = 52n;

/**
 * A number from 0 to `total` - 1, each exactly as likely as the others. As many draws of 52 bits as the total needs make one number, the first its
 * highest; what falls into the incomplete last group is drawn again. Up to 2^52 it is `draws.below`.
 */
export function drawWeight(draws: Pick<Draws, 'bits52'>, total: bigint): bigint {
  if (total < 1n) throw new RangeError(`nothing can be drawn below ${total}`);
  let words = 1n;
  while (1n << (WORD_BITS * words) < total) words += 1n;
  const range = 1n << (WORD_BITS * words);
  const whole = range - (range % total);
  for (;;) {
    let drawn = 0n;
    for (let n = 0n; n < words; n += 1n) drawn = (drawn << WORD_BITS) | BigInt(draws.bits52());
    if (drawn < whole) return drawn % total;
  }
}

/**
 * The text that a pair of seeds draws rounds of books with: its own, so that they are counted beside the rounds of the house, and a session of those has
 * no gaps.
 */
export const bookText = (clientSeed: string): string => `books:${clientSeed}`;

/** The row that a drawn weight falls on: the first with which the sum of the weights is above it. Throws RangeError for one that is not below the total. @internal */
export function rowAt<Row extends Pick<WeightedRow, 'weight'>>(rows: readonly Row[], drawn: bigint): Row {
  let sum = 0n;
  for (const row of rows) {
    sum += row.weight;
    if (sum > drawn) return row;
  }
  throw new RangeError(`the weights end before ${drawn}`);
}
