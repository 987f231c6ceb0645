import { type HouseAccountKind, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import { exchangeEntries, type PoolAmount, poolEntry } from './pool-entries.ts';
import { creditEntries, type PostingContext } from './postings.ts';
import type { Owed } from './round-postings.ts';
import type { Transaction } from './transaction.ts';

export type LotteryAccountKind = Exclude<Extract<HouseAccountKind, `house-lottery-${string}`>, 'house-lottery-reserve'>;

/** The stake of a ticket in one draw: whole into the lottery's account, as a draw that is cancelled gives it all back. */
export const postLotteryStake = (of: PostingContext, lottery: LotteryAccountKind, stake: PoolAmount): Transaction =>
  buildTransaction(of.key, 'round-stake', [
    { account: playerAccount('player-main', of.playerId, of.currency), amountMinor: -stake.minor },
    ...exchangeEntries(of.currency, stake),
    poolEntry(lottery, stake.baseMinor),
  ]);

/** The winnings of a ticket in one draw; what the player owes is repaid first. */
export const postLotteryReturn = (of: PostingContext, lottery: LotteryAccountKind, won: PoolAmount, owed: Owed): Transaction =>
  buildTransaction(of.key, 'round-return', [
    poolEntry(lottery, -won.baseMinor),
    ...exchangeEntries(of.currency, { minor: -won.minor, baseMinor: -won.baseMinor }),
    ...creditEntries(of, won.minor, owed.debtMinor, owed.advanceMinor),
  ]);

/** Gives the stake in a draw back that was cancelled. */
export const postLotteryRefund = (of: PostingContext, lottery: LotteryAccountKind, stake: PoolAmount): Transaction =>
  buildTransaction(of.key, 'round-refund', [
    poolEntry(lottery, -stake.baseMinor),
    ...exchangeEntries(of.currency, { minor: -stake.minor, baseMinor: -stake.baseMinor }),
    { account: playerAccount('player-main', of.playerId, of.currency), amountMinor: stake.minor },
  ]);

/**
 * The house's share of a settled draw, and what dividing the prizes left over. `houseMinor` is below 0 where fixed odds paid more than was
 * sold: the house pays the difference.
 */
export const postLotteryShare = (key: string, lottery: LotteryAccountKind, houseMinor: bigint, reserveMinor: bigint): Transaction =>
  buildTransaction(key, 'lottery-share', [
    poolEntry(lottery, -houseMinor - reserveMinor),
    poolEntry('house-games', houseMinor),
    poolEntry('house-lottery-reserve', reserveMinor),
  ]);

/** The house adds to a jackpot what it lacks. */
export const postLotterySeed = (key: string, lottery: LotteryAccountKind, amountMinor: bigint): Transaction =>
  buildTransaction(key, 'jackpot-seed', [poolEntry('house-bonus', -amountMinor), poolEntry(lottery, amountMinor)]);
