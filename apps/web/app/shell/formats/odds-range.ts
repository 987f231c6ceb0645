/** A decimal price in thousandths. */
const milliOf = (text: string): number => Math.round(Number(text) * 1000);

/**
 * Total odds as they are shown: one price, or the range of a bet of several lines, from what it pays at least to what it pays at most.
 * Null where there is none. `total` and `min` are decimal text.
 */
export function oddsRange(odds: (milli: number) => string, total: string | null, min: string | null): string | null {
  if (total === null) return null;
  return min === null || min === total ? odds(milliOf(total)) : `${odds(milliOf(min))}–${odds(milliOf(total))}`;
}
