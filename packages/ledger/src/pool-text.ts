import { moneyText } from '@touchline/catalogue/money-text';
import { POOL_CURRENCY } from './pool-entries.ts';

/** An amount of the pools' own currency, as plain decimal text. */
export const poolText = (minor: bigint): string => moneyText(minor, POOL_CURRENCY);
