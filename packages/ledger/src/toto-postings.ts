import { type HouseAccountKind, houseAccount, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import { creditEntries, type PostingContext } from './postings.ts';
import type { Entry, Transaction } from './transaction.ts';

/** Pools are kept in one currency, whatever their players pay with. */
export const TOTO_CURRENCY = 'EUR';

export type TotoAccountKind = Extract<HouseAccountKind, `house-toto-${string}`>;

/** An amount as its player sees it, and what it is in the pool's currency. Both positive. */
export interface TotoAmount {
  readonly minor: bigint;
  readonly baseMinor: bigint;
}

const base = (kind: HouseAccountKind, amountMinor: bigint): Entry => ({ account: houseAccount(kind, TOTO_CURRENCY), amountMinor });

/** Sums that leave one currency and enter the other; nothing where they are the same. */
const exchange = (currency: string, { minor, baseMinor }: TotoAmount): readonly Entry[] => [
  { account: houseAccount('house-exchange', currency), amountMinor: minor },
  base('house-exchange', -baseMinor),
];

/** A ticket's stake, whole into the pool: the house takes its share when the draw is settled, since one that is called off returns it all. */
export const postTotoStake = (of: PostingContext, pool: TotoAccountKind, stake: TotoAmount): Transaction =>
  buildTransaction(of.key, 'toto-stake', [
    { account: playerAccount('player-main', of.playerId, of.currency), amountMinor: -stake.minor },
    ...exchange(of.currency, stake),
    base(pool, stake.baseMinor),
  ]);

/** Winnings, or the stake of a draw called off. What the player owes is repaid first. */
export const postTotoPayout = (
  of: PostingContext,
  pool: TotoAccountKind,
  kind: 'toto-payout' | 'toto-return',
  paid: TotoAmount,
  owed: { readonly debtMinor: bigint; readonly advanceMinor: bigint },
): Transaction =>
  buildTransaction(of.key, kind, [
    base(pool, -paid.baseMinor),
    ...exchange(of.currency, { minor: -paid.minor, baseMinor: -paid.baseMinor }),
    ...creditEntries(of, paid.minor, owed.debtMinor, owed.advanceMinor),
  ]);

/** The house's rest of a settled draw: its share of the stakes, and what rounding each payment down left over. */
export const postTotoShare = (key: string, pool: TotoAccountKind, houseMinor: bigint, residueMinor: bigint): Transaction =>
  buildTransaction(key, 'toto-share', [
    base(pool, -houseMinor - residueMinor),
    base('house-stakes', houseMinor),
    base('house-rounding', residueMinor),
  ]);

/** The house puts up a jackpot where none is left. */
export const postTotoSeed = (key: string, pool: TotoAccountKind, amountMinor: bigint): Transaction =>
  buildTransaction(key, 'toto-seed', [base('house-bonus', -amountMinor), base(pool, amountMinor)]);
