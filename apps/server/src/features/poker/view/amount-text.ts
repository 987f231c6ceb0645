import { moneyText } from '@touchline/catalogue/money-text';

/** Minor units of a currency as decimals; chips of a tournament, which have none, as they are. */
export const amountText = (minor: bigint, currency: string | null): string =>
  currency === null ? String(minor) : moneyText(minor, currency);
