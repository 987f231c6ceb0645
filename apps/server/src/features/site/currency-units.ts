import { currencyByCode } from '@touchline/catalogue/places/currencies';

/**
 * The currencies that accounts can be opened in, each with a round amount (in whole units) of the order of one euro. Smallest bets and
 * deposit limits are multiples of it, so that they are round in every currency.
 */
const UNITS: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1,
  GBP: 1,
  RUB: 100,
  UAH: 50,
  KZT: 500,
  UZS: 10_000,
  BYN: 5,
  AZN: 2,
  AMD: 500,
  GEL: 5,
  KGS: 100,
  TJS: 10,
  TRY: 50,
  PLN: 5,
  INR: 100,
  BDT: 100,
  PKR: 500,
  BRL: 5,
  ARS: 1_000,
  MXN: 20,
  NGN: 1_000,
  KES: 100,
  EGP: 50,
  SAR: 5,
  AED: 5,
  JPY: 200,
  KWD: 1,
};

export const ACCOUNT_CURRENCIES: readonly string[] = Object.keys(UNITS);

/** The round amount of the order of one euro, in minor units; undefined for a currency without accounts. */
export function unitMinor(currency: string): bigint | undefined {
  const unit = UNITS[currency];
  const known = currencyByCode(currency);
  return unit === undefined || !known ? undefined : BigInt(unit) * 10n ** BigInt(known.scale);
}
