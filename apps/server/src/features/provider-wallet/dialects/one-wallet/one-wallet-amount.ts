import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/http/failure';

/** Far above any stake or win, and far below what sums of them could overflow. */
const MAX_MINOR = 10n ** 15n;
const scaleOf = (currency: string): number => currencyByCode(currency)?.scale ?? 2;

/**
 * Minor units of a decimal as it was written; zeros behind the currency's last decimal are nothing. Throws Failure `amount_format` for what is no plain
 * decimal, is below 0 or finer than the currency has it, and `amount_too_high`.
 */
export function minorOfDecimal(text: string, currency: string): bigint {
  const scale = scaleOf(currency);
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const [kept, finer] = [decimals.slice(0, scale), decimals.slice(scale)];
  const amount = parseMoney(kept === '' ? whole : `${whole}.${kept}`, scale);
  if (!amount.ok || /[1-9]/.test(finer))
    throw new Failure('amount_format', { fields: { amount: ['a decimal no finer than the currency has it'] } });
  if (amount.value > MAX_MINOR) throw new Failure('amount_too_high');
  return amount.value;
}

export const decimalOfMinor = (minor: bigint, currency: string): string => formatMoney(minor, scaleOf(currency));
