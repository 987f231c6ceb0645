import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { formatMoney } from '@touchline/kernel/money';

/** Minor units of a currency as decimals; chips of a tournament, which have none, as they are. */
export const amountText = (minor: bigint, currency: string | null): string =>
  currency === null ? String(minor) : formatMoney(minor, currencyByCode(currency)?.scale ?? 2);
