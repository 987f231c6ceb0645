import { houseAccount, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import { exchangeEntries, type PoolAmount, poolEntry } from './pool-entries.ts';
import { creditEntries, type PostingContext } from './postings.ts';
import type { Owed } from './round-postings.ts';
import type { Transaction } from './transaction.ts';

/** The buy-in and the fee of a player's entry, from the player's own money: to limits it is a stake. */
export const postSitGoEntry = (of: PostingContext, cost: PoolAmount): Transaction =>
  buildTransaction(of.key, 'sit-go-entry', [
    { account: playerAccount('player-main', of.playerId, of.currency), amountMinor: -cost.minor },
    ...exchangeEntries(of.currency, cost),
    poolEntry('house-sit-go', cost.baseMinor),
  ]);

/** Gives an entry back whole, its fee with it. */
export const postSitGoRefund = (of: PostingContext, cost: PoolAmount): Transaction =>
  buildTransaction(of.key, 'sit-go-refund', [
    poolEntry('house-sit-go', -cost.baseMinor),
    ...exchangeEntries(of.currency, { minor: -cost.minor, baseMinor: -cost.baseMinor }),
    { account: playerAccount('player-main', of.playerId, of.currency), amountMinor: cost.minor },
  ]);

/** The prize of a player; what the player owes is repaid first. */
export const postSitGoPrize = (of: PostingContext, prize: PoolAmount, owed: Owed): Transaction =>
  buildTransaction(of.key, 'sit-go-prize', [
    poolEntry('house-sit-go', -prize.baseMinor),
    ...exchangeEntries(of.currency, { minor: -prize.minor, baseMinor: -prize.baseMinor }),
    ...creditEntries(of, prize.minor, owed.debtMinor, owed.advanceMinor),
  ]);

/** Money that passes between a sit-and-go and the house: fees and prizes of bots, or, below 0, what the house enters a bot with. */
export const postSitGoHouse = (key: string, currency: string, toHouseMinor: bigint): Transaction =>
  buildTransaction(key, 'sit-go-house', [
    { account: houseAccount('house-sit-go', currency), amountMinor: -toHouseMinor },
    { account: houseAccount('house-games', currency), amountMinor: toHouseMinor },
  ]);
