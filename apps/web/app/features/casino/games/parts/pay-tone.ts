import { compare, ONE, type Ratio, ratio } from '@touchline/kernel/ratio';

/** How a pay is drawn: below the stake, about it, above it, far above it. */
export function payTone(pay: Ratio): 'none' | 'low' | 'middle' | 'high' {
  if (compare(pay, ONE) <= 0) return 'none';
  return compare(pay, ratio(3n, 1n)) < 0 ? 'low' : compare(pay, ratio(10n, 1n)) < 0 ? 'middle' : 'high';
}
