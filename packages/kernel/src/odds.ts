import { err, ok, type Result } from './result.ts';

/** Decimal odds as an integer number of thousandths: 1.85 is 1850. A safe integer from 1001 up. */
export type MilliOdds = number;

export const MIN_ODDS: MilliOdds = 1001;
export const MAX_ODDS: MilliOdds = 10_000_000;

const DECIMAL = /^(\d{1,5})(?:\.(\d{1,3}))?$/;

/** Reads decimal odds text ("1.85") as thousandths; refuses signs, exponents, more than three decimals and odds outside 1.001-10000. */
export function parseOdds(text: string): Result<MilliOdds, 'format' | 'range'> {
  const match = DECIMAL.exec(text);
  if (!match) return err('format');
  const milli = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
  return milli < MIN_ODDS || milli > MAX_ODDS ? err('range') : ok(milli);
}

/** Decimal text with at least two decimals and a third only where it is needed (1850 -> "1.85", 1005 -> "1.005"). */
export function formatOdds(milli: MilliOdds): string {
  const text = `${Math.floor(milli / 1000)}.${String(milli % 1000).padStart(3, '0')}`;
  return text.endsWith('0') ? text.slice(0, -1) : text;
}
