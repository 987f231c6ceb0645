import { parseMoney } from '@touchline/kernel/money';
import { parseOdds } from '@touchline/kernel/odds';

/** Amounts of a calculator have two decimals and no currency: the arithmetic is the same in all of them. */
export const SCALE = 2;

/** Decimal text with a comma or a dot; null while it is no amount. */
export function parseAmount(text: string): bigint | null {
  const amount = parseMoney(text.trim().replace(',', '.'), SCALE);
  return amount.ok ? amount.value : null;
}

/** A decimal price in thousandths; null for other text. */
export function parsePrice(text: string): number | null {
  const odds = parseOdds(text.trim().replace(',', '.'));
  return odds.ok ? odds.value : null;
}

/** Prices one beside the other, "2.10 3.40 3.60"; null if one of them is invalid. */
export function parseOddsList(text: string): readonly number[] | null {
  const parts = text.split(/[\s;/]+/).filter(Boolean);
  const prices = parts.map(parsePrice);
  return prices.length > 0 && prices.every((price) => price !== null) ? prices : null;
}

/** A whole number between two bounds; null outside of them. */
export function parseInteger(text: string, min: number, max: number): number | null {
  if (!/^\d{1,3}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
