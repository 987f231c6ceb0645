import { formatMoney } from '@touchline/kernel/money';
import { formatOdds, type MilliOdds } from '@touchline/kernel/odds';

/** How a player reads prices. All integer arithmetic; only the presentation is rounded, never the price that pays. */
export type OddsFormat = 'decimal' | 'fractional' | 'american' | 'hong-kong' | 'indonesian' | 'malay';

/** Formats in the order of their number on the wire; 0 is the default (R119). */
export const ODDS_FORMATS = [
  'decimal',
  'fractional',
  'american',
  'hong-kong',
  'indonesian',
  'malay',
] as const satisfies readonly OddsFormat[];

const MINUS = '\u2212';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** num / den rounded half up, for positive integers. */
const divide = (num: number, den: number): number => Math.floor((2 * num + den) / (2 * den));

/** Fractions that read well as they are: 17/20 and 1/25 stay, 91/100 becomes 10/11. */
const reads = (num: number, den: number): boolean => num === 1 || den <= 20;

/**
 * The winnings as a fraction that reads well: the exact one where it does, else the one with the smallest denominator that still
 * rounds to the same decimal odds (hundredths where those are exact, thousandths otherwise) and is within a fortieth of it.
 */
function fractional(odds: MilliOdds): string {
  const winnings = odds - 1000;
  const by = gcd(winnings, 1000);
  const exact = [winnings / by, 1000 / by] as const;
  if (reads(...exact)) return exact.join('/');
  const step = odds % 10 === 0 ? 10 : 1;
  for (let den = 1; den < exact[1]; den++) {
    const num = divide(winnings * den, 1000);
    const error = Math.abs(num * 1000 - winnings * den);
    if (40 * error <= winnings * den && step * divide(num * 1000, den * step) === winnings) return `${num}/${den}`;
  }
  return exact.join('/');
}

function american(odds: MilliOdds): string {
  return odds >= 2000 ? `+${divide(odds - 1000, 10)}` : MINUS + divide(100_000, odds - 1000);
}

/** Minus 1 over the winnings: three decimals, five below a tenth so that long odds stay apart. */
function negative(odds: MilliOdds): string {
  const scale = odds > 11_000 ? 5 : 3;
  const text = formatMoney(BigInt(divide(10 ** scale * 1000, odds - 1000)), scale);
  return MINUS + text.replace(/0+$/, '').padEnd(text.indexOf('.') + 3, '0');
}

/**
 * Text of a price in a format: 2500 is "2.50", "3/2", "+150", "1.50", "1.50", "-0.667" (with a true minus sign). Digits and signs
 * are the same in every language, as on any betting screen.
 */
export function presentOdds(odds: MilliOdds, format: OddsFormat): string {
  switch (format) {
    case 'decimal':
      return formatOdds(odds);
    case 'fractional':
      return fractional(odds);
    case 'american':
      return american(odds);
    case 'hong-kong':
      return formatOdds(odds - 1000);
    case 'indonesian':
      return odds >= 2000 ? formatOdds(odds - 1000) : negative(odds);
    case 'malay':
      return odds <= 2000 ? formatOdds(odds - 1000) : negative(odds);
  }
}
