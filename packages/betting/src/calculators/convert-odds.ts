import { MAX_ODDS, MIN_ODDS, type MilliOdds, parseOdds } from '@touchline/kernel/odds';
import { err, ok, type Result } from '@touchline/kernel/result';
import { ODDS_FORMATS, type OddsFormat, presentOdds } from '../odds-format.ts';

const SIGNED = /^([+\-\u2212]?)(\d{1,6})(?:\.(\d{1,5}))?$/;

interface Decimal {
  readonly negative: boolean;
  /** Value in hundred-thousandths. */
  readonly parts: number;
}

function parseDecimal(text: string): Decimal | undefined {
  const match = SIGNED.exec(text);
  if (!match) return undefined;
  return {
    negative: match[1] === '-' || match[1] === '\u2212',
    parts: Number(match[2]) * 100_000 + Number((match[3] ?? '').padEnd(5, '0')),
  };
}

const nearest = (num: number, den: number): number => Math.floor((2 * num + den) / (2 * den));
const inRange = (milli: MilliOdds): Result<MilliOdds, 'range'> => (milli < MIN_ODDS || milli > MAX_ODDS ? err('range') : ok(milli));

/** Winnings of v to 1, or 1 to v where the text is negative. */
function parseWinnings(text: string): Result<MilliOdds, 'format' | 'range'> {
  const value = parseDecimal(text);
  if (!value) return err('format');
  if (value.parts === 0) return err('range');
  return inRange(1000 + (value.negative ? nearest(100_000_000, value.parts) : nearest(value.parts, 100)));
}

function parseAmerican(text: string): Result<MilliOdds, 'format' | 'range'> {
  const value = parseDecimal(text);
  if (!value) return err('format');
  // Below 100 there are no American odds.
  if (value.parts < 10_000_000) return err('range');
  return inRange(1000 + (value.negative ? nearest(10_000_000_000, value.parts) : nearest(value.parts, 10_000)));
}

function parseFractional(text: string): Result<MilliOdds, 'format' | 'range'> {
  const match = /^(\d{1,5})\/(\d{1,5})$/.exec(text);
  if (!match) return err('format');
  const den = Number(match[2]);
  return den === 0 ? err('range') : inRange(1000 + nearest(Number(match[1]) * 1000, den));
}

/** Reads a price in any format ("3/2", "+150", "-0.667") as thousandths, the nearest of them. */
export function parseOddsIn(format: OddsFormat, text: string): Result<MilliOdds, 'format' | 'range'> {
  const trimmed = text.trim();
  switch (format) {
    case 'decimal':
      return parseOdds(trimmed);
    case 'fractional':
      return parseFractional(trimmed);
    case 'american':
      return parseAmerican(trimmed);
    case 'hong-kong':
    case 'indonesian':
    case 'malay':
      return parseWinnings(trimmed);
  }
}

export interface ConvertedOdds {
  readonly odds: MilliOdds;
  readonly texts: Readonly<Record<OddsFormat, string>>;
  /** 1 / odds in hundredths of a percent. */
  readonly impliedBasisPoints: number;
}

/** The odds converter: one price in every format and as a probability. */
export function convertOdds(format: OddsFormat, text: string): Result<ConvertedOdds, 'format' | 'range'> {
  const read = parseOddsIn(format, text);
  if (!read.ok) return read;
  const texts = Object.fromEntries(ODDS_FORMATS.map((one) => [one, presentOdds(read.value, one)])) as Record<OddsFormat, string>;
  return ok({ odds: read.value, texts, impliedBasisPoints: nearest(10_000_000, read.value) });
}
