import { type HouseAccountKind, houseAccount } from './account.ts';
import type { Entry } from './transaction.ts';

/** Pools are kept in one currency, whatever their players pay with. */
export const POOL_CURRENCY = 'EUR';

/** An amount as its player sees it, and what it is in the pool's currency. Both positive. */
export interface PoolAmount {
  readonly minor: bigint;
  readonly baseMinor: bigint;
}

/** A movement of an account of the house in the pools' currency. */
export const poolEntry = (kind: HouseAccountKind, amountMinor: bigint): Entry => ({
  account: houseAccount(kind, POOL_CURRENCY),
  amountMinor,
});

/** Sums that leave one currency and enter the other; nothing where they are the same. */
export const exchangeEntries = (currency: string, { minor, baseMinor }: PoolAmount): readonly Entry[] => [
  { account: houseAccount('house-exchange', currency), amountMinor: minor },
  poolEntry('house-exchange', -baseMinor),
];
