import type { Prize } from '@touchline/casino/weighted';
import { type Ratio, ratio } from '@touchline/kernel/ratio';

/** The chances of a table of prizes, from its weights. `nameOf` is what a line is called. */
export function weightedPrizes(
  prizes: readonly Prize[],
  nameOf: (prize: Prize, index: number) => string,
): { readonly name: string; readonly pay: Ratio; readonly chance: Ratio }[] {
  const total = BigInt(prizes.reduce((sum, { weight }) => sum + weight, 0));
  return prizes.map((prize, i) => ({ name: nameOf(prize, i), pay: prize.pay, chance: ratio(BigInt(prize.weight), total) }));
}
