import { currencyByCode } from '@touchline/catalogue/places/currencies';

/** The sign of a currency; one that the catalogue does not know is written by its code. */
export const currencySymbol = (currency: string): string => currencyByCode(currency)?.symbol ?? currency;
