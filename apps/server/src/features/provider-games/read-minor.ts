import { moneyText } from '@touchline/catalogue/money-text';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { parseMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/http/failure';

/** Far above any stake, and far below what sums of them could overflow. */
const MAX_MINOR = 10n ** 15n;

/**
 * Minor units of an amount above 0. Throws Failure `amount_format` that names the field, for nothing, for what is finer than the currency and for a
 * currency that there is none of; `amount_too_high`.
 */
export function readMinor(field: string, text: string, currency: string): bigint {
  const known = currencyByCode(currency);
  if (!known) throw new Failure('amount_format', { fields: { currency: ['a currency'] } });
  const amount = parseMoney(text, known.scale);
  if (!amount.ok || amount.value === 0n)
    throw new Failure('amount_format', { fields: { [field]: ['above 0, with the decimals of the currency'] } });
  if (amount.value > MAX_MINOR) throw new Failure('amount_too_high', { accepted: { max: moneyText(MAX_MINOR, currency) } });
  return amount.value;
}
