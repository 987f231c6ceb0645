import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { formatMoney } from '@touchline/kernel/money';
import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';

export const amountText = (minor: bigint, currency: string): string => formatMoney(minor, currencyByCode(currency)?.scale ?? 2);

/** An amount of the pools' own currency. */
export const poolText = (minor: bigint): string => amountText(minor, POOL_CURRENCY);
