/**
 * An amount in another currency, both in minor units, by what one unit of each is worth: rounded up, so that no limit is escaped by small amounts.
 * Null where a rate is unknown.
 */
export function convertUp(amount: bigint, sourceUnit: bigint | null, targetUnit: bigint | null): bigint | null {
  if (sourceUnit === null || targetUnit === null) return null;
  const [product, unit] = [amount * targetUnit, sourceUnit];
  const whole = product / unit;
  return product > 0n && whole * unit !== product ? whole + 1n : whole;
}
