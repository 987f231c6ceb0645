import { MAX_ODDS, MIN_ODDS, type MilliOdds } from '@touchline/kernel/odds';
import type { OddsFormat } from './odds-format.ts';

const NUMBER = /^([+-]?)(\d{1,6})(?:\.(\d{0,5}))?$/;
const FRACTION = /^(\d{1,5})\/(\d{1,5})$/;
/** Of a number as it is typed: five decimals, as many as the longest negative price has. */
const SCALE = 100_000;

/** num / den rounded half up, for integers above 0. */
const divide = (num: number, den: number): number => Math.floor((2 * num + den) / (2 * den));

/**
 * Reads a price as a player of that format types it, the inverse of presentOdds: "3/2", "+150", "-0.667" are 2500. A comma is a dot, a true minus sign
 * is one, and the plus may be left out. Thousandths; null for what is no price of the format, or none between 1.001 and 10,000.
 */
export function readOdds(text: string, format: OddsFormat): MilliOdds | null {
  const typed = text.trim().replace(',', '.').replace('\u2212', '-');
  const winnings = format === 'fractional' ? winningsOfFraction(typed) : winningsOfNumber(typed, format);
  if (winnings === null) return null;
  const odds = 1000 + winnings;
  return odds >= MIN_ODDS && odds <= MAX_ODDS ? odds : null;
}

/** The winnings of one unit, in thousandths. */
function winningsOfFraction(text: string): number | null {
  const [, num, den] = FRACTION.exec(text) ?? [];
  return num === undefined || Number(den) === 0 ? null : divide(Number(num) * 1000, Number(den));
}

function winningsOfNumber(text: string, format: Exclude<OddsFormat, 'fractional'>): number | null {
  const [, sign, whole = '', part = ''] = NUMBER.exec(text) ?? [];
  if (sign === undefined) return null;
  const value = Number(whole) * SCALE + Number(part.padEnd(5, '0'));
  if (value === 0) return null;
  const thousandths = divide(value, SCALE / 1000);
  switch (format) {
    case 'decimal':
      return sign === '-' ? null : thousandths - 1000;
    case 'hong-kong':
      return sign === '-' ? null : thousandths;
    case 'american':
      if (value < 100 * SCALE) return null;
      return sign === '-' ? divide(100_000 * SCALE, value) : divide(value * 10, SCALE);
    case 'indonesian':
    case 'malay':
      return sign === '-' ? divide(1000 * SCALE, value) : thousandths;
  }
}
