import { playerAccount } from './account.ts';
import type { BingoAccountKind } from './bingo-postings.ts';
import { buildTransaction } from './build-transaction.ts';
import type { LotteryAccountKind } from './lottery-postings.ts';
import { exchangeEntries, type PoolAmount, poolEntry } from './pool-entries.ts';
import { creditEntries, type PostingContext } from './postings.ts';
import type { Owed } from './round-postings.ts';
import type { Transaction } from './transaction.ts';

/** The house's account of something whose stakes are held until it has been drawn. */
export type DrawAccountKind = BingoAccountKind | LotteryAccountKind;

/** The stake in one draw or game: whole into the account of its lottery or room, as one that is cancelled gives it all back. */
export const postDrawStake = (of: PostingContext, pool: DrawAccountKind, stake: PoolAmount): Transaction =>
  buildTransaction(of.key, 'round-stake', [
    { account: playerAccount('player-main', of.playerId, of.currency), amountMinor: -stake.minor },
    ...exchangeEntries(of.currency, stake),
    poolEntry(pool, stake.baseMinor),
  ]);

/** The winnings of one draw or game; what the player owes is repaid first. */
export const postDrawReturn = (of: PostingContext, pool: DrawAccountKind, won: PoolAmount, owed: Owed): Transaction =>
  buildTransaction(of.key, 'round-return', [
    poolEntry(pool, -won.baseMinor),
    ...exchangeEntries(of.currency, { minor: -won.minor, baseMinor: -won.baseMinor }),
    ...creditEntries(of, won.minor, owed.debtMinor, owed.advanceMinor),
  ]);

/** Gives the stake back in a draw or game that was cancelled. */
export const postDrawRefund = (of: PostingContext, pool: DrawAccountKind, stake: PoolAmount): Transaction =>
  buildTransaction(of.key, 'round-refund', [
    poolEntry(pool, -stake.baseMinor),
    ...exchangeEntries(of.currency, { minor: -stake.minor, baseMinor: -stake.baseMinor }),
    { account: playerAccount('player-main', of.playerId, of.currency), amountMinor: stake.minor },
  ]);
