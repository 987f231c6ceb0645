import { err, ok, type Result } from './result.ts';

/** Why a text is not an amount. `scale` means more decimals than the currency has. */
export type MoneyError = 'format' | 'scale' | 'range';

/** The largest amount that PostgreSQL's bigint holds. */
export const MAX_MINOR = 9_223_372_036_854_775_807n;

const AMOUNT = /^(0|[1-9]\d{0,17})(?:\.(\d{1,18}))?$/;

/**
 * Reads decimal text ("12.5") as minor units of a currency with `scale` decimals (12.50 EUR -> 1250n).
 * Only ASCII digits and one dot: no sign, exponent, blank or other script's digits. Trailing zeros past the scale are refused too.
 */
export function parseMoney(text: string, scale: number): Result<bigint, MoneyError> {
  const match = AMOUNT.exec(text);
  if (!match) return err('format');
  const decimals = match[2] ?? '';
  if (decimals.length > scale) return err('scale');
  const minor = BigInt(match[1] + decimals.padEnd(scale, '0'));
  return minor > MAX_MINOR ? err('range') : ok(minor);
}

/** Writes minor units as plain decimal text with exactly `scale` decimals (1250n, 2 -> "12.50"). */
export function formatMoney(minor: bigint, scale: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const sign = minor < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
