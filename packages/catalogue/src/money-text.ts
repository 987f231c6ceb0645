import { formatMoney } from '@touchline/kernel/money';
import { currencyByCode } from './places/currencies.ts';
import { POINTS } from './points.ts';

/** Minor units, or points, as plain decimal text with the decimals of the currency: 1234n EUR -> "12.34", 700n JPY -> "700". */
export const moneyText = (minor: bigint, currency: string): string =>
  formatMoney(minor, currency === POINTS ? 0 : (currencyByCode(currency)?.scale ?? 2));

/** The same with the code of the currency behind it: "12.34 EUR". */
export const moneyWithCode = (minor: bigint, currency: string): string => `${moneyText(minor, currency)} ${currency}`;
