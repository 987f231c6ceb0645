import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { formatMoney as decimalText } from '@touchline/kernel/money';
import { type Language, languageTag } from './languages.ts';

export interface MoneyStyle {
  /** Leaves out ".00" of whole amounts: for presets and limits, never for balances and receipts. */
  readonly short?: boolean;
  /** The ISO code in place of the symbol, where dollars of several countries meet. */
  readonly code?: boolean;
  /** `always` shows + on gains. */
  readonly sign?: 'always';
}

const NO_BREAK_SPACE = '\u00a0';
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, scale: number, { short = false, sign }: MoneyStyle): Intl.NumberFormat {
  const key = `${language} ${scale} ${short} ${sign ?? ''}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.NumberFormat(languageTag(language), {
      minimumFractionDigits: scale,
      maximumFractionDigits: scale,
      ...(short ? { trailingZeroDisplay: 'stripIfInteger' as const } : {}),
      ...(sign ? { signDisplay: 'exceptZero' as const } : {}),
    });
    formatters.set(key, made);
  }
  return made;
}

/**
 * Decimal text of an amount, as it stands on the wire ("1250.5"), written for people: "1,250.50 €" by the template '{v} {c}' (R120), rounded to the
 * currency's decimals, two of most (R112).
 * Intl formats the text itself, digit by digit: no float in between. The currency's scale is the ledger's, not Intl's.
 */
export function formatAmount(language: Language, amount: string, currency: string, style: MoneyStyle = {}): string {
  const known = currencyByCode(currency);
  const scale = known?.scale ?? 2;
  // Intl writes a hyphen in front of what is below 0; amounts stand beside arithmetic that uses the sign itself.
  const value = formatter(language, scale, style)
    .format(amount as Intl.StringNumericLiteral)
    .replace('-', '−');
  const unit = style.code ? currency : (known?.symbol ?? currency);
  return CONFIG_DEFAULTS.amountTemplate
    .replace('{v}', () => value)
    .replace('{c}', () => unit)
    .replace(' ', NO_BREAK_SPACE);
}

/** Minor units written for people. */
export const formatMoney = (language: Language, minor: bigint, currency: string, style: MoneyStyle = {}): string =>
  formatAmount(language, decimalText(minor, currencyByCode(currency)?.scale ?? 2), currency, style);

/** Percent as the language writes them: 8.5 is "8.5%", in Russian "8,5 %". `decimals` are written in any case. */
export function formatPercent(language: Language, percent: number, maxDecimals = 0, decimals = 0): string {
  const key = `${language} p${maxDecimals} ${decimals}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.NumberFormat(languageTag(language), {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: maxDecimals,
    });
    formatters.set(key, made);
  }
  return made.format(percent / 100);
}

/** A plain whole or decimal number in the language's grouping ("1,284"). `decimals` are written in any case. */
export function formatNumber(language: Language, value: number, maxDecimals = 0, decimals = 0): string {
  const key = `${language} n${maxDecimals} ${decimals}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.NumberFormat(languageTag(language), { minimumFractionDigits: decimals, maximumFractionDigits: maxDecimals });
    formatters.set(key, made);
  }
  return made.format(value);
}
