import { formatMoney, MAX_MINOR, parseMoney } from '@touchline/kernel/money';

/** A key of the coupon's own number pad: digits, the dot, two noughts, delete, clear, or an amount to add. */
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | '00' | 'delete' | 'clear' | `+${number}`;

const STAKE_PATTERN = /^\d{0,15}(\.\d*)?$/;

/**
 * Cleans what was typed or pasted into the stake: a comma is a dot, other scripts' digits become ASCII, blanks go.
 * Null where it is not (the beginning of) an amount with at most `scale` decimals: the field then keeps what it had.
 */
export function sanitizeStake(typed: string, scale: number): string | null {
  const text = typed
    .replaceAll(/[٠-٩]/g, (d) => String(d.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (d) => String(d.charCodeAt(0) - 0x6f0))
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(/[,٫]/, '.')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
  if (!STAKE_PATTERN.test(text)) return null;
  const dot = text.indexOf('.');
  if (dot === -1) return text;
  return scale > 0 && text.length - dot - 1 <= scale ? text : null;
}

/** The stake in minor units; null while it is empty or unfinished ("12."). */
export function stakeMinor(text: string, scale: number): bigint | null {
  const parsed = parseMoney(text.endsWith('.') ? text.slice(0, -1) : text, scale);
  return parsed.ok ? parsed.value : null;
}

/** Amounts without needless decimals: 1500n -> "15", 1550n -> "15.50". */
export function formatShortStake(minor: bigint, scale: number): string {
  const text = formatMoney(minor, scale);
  return text.endsWith(`.${'0'.repeat(scale)}`) ? text.slice(0, text.indexOf('.')) : text;
}

export function applyPadKey(text: string, key: PadKey, scale: number): string {
  if (key === 'clear') return '';
  if (key === 'delete') return text.slice(0, -1);
  if (key.startsWith('+')) {
    const more = BigInt(key.slice(1)) * 10n ** BigInt(scale);
    const sum = (stakeMinor(text, scale) ?? 0n) + more;
    return sum > MAX_MINOR ? text : formatShortStake(sum, scale);
  }
  return sanitizeStake(text + key, scale) ?? text;
}
