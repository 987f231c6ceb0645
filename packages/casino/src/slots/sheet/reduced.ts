import { type Ratio, ratio } from '@touchline/kernel/ratio';

/** The same ratio in its lowest terms: sums of many terms stay small. */
export function reduced({ num, den }: Ratio): Ratio {
  let a = num < 0n ? -num : num;
  let b = den;
  while (b > 0n) [a, b] = [b, a % b];
  return a > 1n ? ratio(num / a, den / a) : ratio(num, den);
}

/** A ratio as a number, to about 15 digits, however long its terms are. */
export const asNumber = ({ num, den }: Ratio): number => Number((num * 10n ** 24n) / den) / 1e24;
