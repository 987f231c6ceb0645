import { type HouseAccountKind, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import { exchangeEntries, POOL_CURRENCY, type PoolAmount, poolEntry } from './pool-entries.ts';
import { creditEntries, type PostingContext } from './postings.ts';
import type { Transaction } from './transaction.ts';

/** Pools of toto are kept in the pools' currency. */
export const TOTO_CURRENCY = POOL_CURRENCY;

export type TotoAccountKind = Extract<HouseAccountKind, `house-toto-${string}`>;

/** A ticket's stake, whole into the pool: the house takes its share when the draw is settled, since one that is called off returns it all. */
export const postTotoStake = (of: PostingContext, pool: TotoAccountKind, stake: PoolAmount): Transaction =>
  buildTransaction(of.key, 'toto-stake', [
    { account: playerAccount('player-main', of.playerId, of.currency), amountMinor: -stake.minor },
    ...exchangeEntries(of.currency, stake),
    poolEntry(pool, stake.baseMinor),
  ]);

/** Winnings, or the stake of a draw called off. What the player owes is repaid first. */
export const postTotoPayout = (
  of: PostingContext,
  pool: TotoAccountKind,
  kind: 'toto-payout' | 'toto-return',
  paid: PoolAmount,
  owed: { readonly debtMinor: bigint; readonly advanceMinor: bigint },
): Transaction =>
  buildTransaction(of.key, kind, [
    poolEntry(pool, -paid.baseMinor),
    ...exchangeEntries(of.currency, { minor: -paid.minor, baseMinor: -paid.baseMinor }),
    ...creditEntries(of, paid.minor, owed.debtMinor, owed.advanceMinor),
  ]);

/** The house's rest of a settled draw: its share of the stakes, and what rounding each payment down left over. */
export const postTotoShare = (key: string, pool: TotoAccountKind, houseMinor: bigint, residueMinor: bigint): Transaction =>
  buildTransaction(key, 'toto-share', [
    poolEntry(pool, -houseMinor - residueMinor),
    poolEntry('house-stakes', houseMinor),
    poolEntry('house-rounding', residueMinor),
  ]);

/** The house puts up a jackpot where none is left. */
export const postTotoSeed = (key: string, pool: TotoAccountKind, amountMinor: bigint): Transaction =>
  buildTransaction(key, 'toto-seed', [poolEntry('house-bonus', -amountMinor), poolEntry(pool, amountMinor)]);
