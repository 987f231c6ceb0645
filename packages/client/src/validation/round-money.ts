/**
 * A decimal text rounded half up, away from zero, to two decimals (R112): on the digits themselves, because 1.005 is no binary number. For
 * showing; the ledger counts in minor units. Null for text that is no number.
 */
export function roundMoney(text: string): string | null {
  const found = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text.trim());
  if (!found) return null;
  const [, sign = '', whole = '0', decimals = ''] = found;
  const up = (decimals[2] ?? '0') >= '5' ? 1n : 0n;
  const cents = BigInt(whole + decimals.slice(0, 2).padEnd(2, '0')) + up;
  const digits = cents.toString().padStart(3, '0');
  return `${cents === 0n ? '' : sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
