/** Ready amounts for a currency: multiples of its least stake that people would name, in minor units. */
const STEPS = [5n, 10n, 25n, 50n];

/** Four amounts that fit between the bounds; whole units for ordinary currencies. `scale` is the currency's number of decimals. */
export function stakePresets(scale: number, bounds: { readonly minMinor: bigint; readonly maxMinor: bigint } | null): bigint[] {
  const unit = 10n ** BigInt(scale);
  const min = bounds?.minMinor ?? 0n;
  // Currencies whose least stake is many units (rouble, tenge) have larger round amounts.
  let factor = unit;
  while (min > factor) factor *= 10n;
  return STEPS.map((step) => step * factor);
}
