import { houseAccount, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import { exchangeEntries, type PoolAmount, poolEntry } from './pool-entries.ts';
import { creditEntries, type PostingContext } from './postings.ts';
import type { Owed } from './round-postings.ts';
import type { Transaction } from './transaction.ts';

/** Chips that a player buys, from the player's own money: to limits it is a stake, and what is cashed out its return. Chips are of the pools' currency. */
export const postPokerBuyIn = (of: PostingContext, chips: PoolAmount): Transaction =>
  buildTransaction(of.key, 'round-stake', [
    { account: playerAccount('player-main', of.playerId, of.currency), amountMinor: -chips.minor },
    ...exchangeEntries(of.currency, chips),
    poolEntry('house-poker', chips.baseMinor),
  ]);

/** Chips that a player leaves a table with; what the player owes is repaid first. */
export const postPokerCashOut = (of: PostingContext, chips: PoolAmount, owed: Owed): Transaction =>
  buildTransaction(of.key, 'round-return', [
    poolEntry('house-poker', -chips.baseMinor),
    ...exchangeEntries(of.currency, { minor: -chips.minor, baseMinor: -chips.baseMinor }),
    ...creditEntries(of, chips.minor, owed.debtMinor, owed.advanceMinor),
  ]);

/**
 * Chips that pass between a table and the house: the rake of a hand, what a bot leaves with, or, below 0, what the house gives a bot to play with.
 * No entries where it is 0.
 */
export const postPokerHouse = (key: string, currency: string, toHouseMinor: bigint): Transaction =>
  buildTransaction(key, 'poker-house', [
    { account: houseAccount('house-poker', currency), amountMinor: -toHouseMinor },
    { account: houseAccount('house-games', currency), amountMinor: toHouseMinor },
  ]);
