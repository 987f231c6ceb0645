import type { OddsFormat } from '@touchline/betting/odds-format';
import { type MilliOdds, parseOdds } from '@touchline/kernel/odds';

/** Text as thousandths of its number, without its sign; undefined for what is no number. Integers only. */
function milliOf(text: string): number | undefined {
  const match = /^(\d{1,6})(?:\.(\d{1,5}))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = '0', part = ''] = match;
  return Number(whole) * 100_000 + Number(part.padEnd(5, '0'));
}
const UNIT = 100_000;

const rounded = (num: number, den: number): number => Math.floor((2 * num + den) / (2 * den));

/** Winnings per unit, in thousandths, of a price whose minus sign stands for its inverse (Indonesian, Malay). */
function winnings(text: string): number | undefined {
  const negative = /^[-\u2212]/.test(text);
  const value = milliOf(text.replace(/^[-+\u2212]/, ''));
  if (value === undefined || value === 0) return undefined;
  return negative ? rounded(1000 * UNIT, value) : rounded(1000 * value, UNIT);
}

function american(text: string): number | undefined {
  const match = /^([-+\u2212]?)(\d{3,6})$/.exec(text);
  if (!match) return undefined;
  const line = Number(match[2]);
  return match[1] === '' || match[1] === '+' ? line * 10 : rounded(100_000, line);
}

function fractional(text: string): number | undefined {
  const match = /^(\d{1,5})\/(\d{1,5})$/.exec(text);
  const [num, den] = [Number(match?.[1]), Number(match?.[2])];
  return match && den > 0 ? rounded(num * 1000, den) : undefined;
}

/** A price as players write it in their view, in thousandths; undefined for what is no price above 1. */
export function parseTargetOdds(text: string, format: OddsFormat): MilliOdds | undefined {
  const trimmed = text.trim();
  if (format === 'decimal') {
    const odds = parseOdds(trimmed);
    return odds.ok ? odds.value : undefined;
  }
  const won = format === 'american' ? american(trimmed) : format === 'fractional' ? fractional(trimmed) : winnings(trimmed);
  return won === undefined || won <= 0 || won > 9_999_000 ? undefined : won + 1000;
}
