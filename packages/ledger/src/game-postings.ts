import { houseAccount, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import { creditEntries, type PostingContext } from './postings.ts';
import type { Owed } from './round-postings.ts';
import type { Transaction } from './transaction.ts';

/** A stake in a round of one of the house's own games, from the player's own money. */
export const postGameStake = (of: PostingContext, stakeMinor: bigint): Transaction =>
  buildTransaction(of.key, 'round-stake', [
    { account: playerAccount('player-main', of.playerId, of.currency), amountMinor: -stakeMinor },
    { account: houseAccount('house-games', of.currency), amountMinor: stakeMinor },
  ]);

/** The postings of such a round's return; what the player owes is repaid first. */
export const postGameReturn = (of: PostingContext, returnMinor: bigint, owed: Owed): Transaction =>
  buildTransaction(of.key, 'round-return', [
    { account: houseAccount('house-games', of.currency), amountMinor: -returnMinor },
    ...creditEntries(of, returnMinor, owed.debtMinor, owed.advanceMinor),
  ]);

/** Gives the stakes of a round back that is as if it had not been. */
export const postGameRefund = (of: PostingContext, stakeMinor: bigint): Transaction =>
  buildTransaction(of.key, 'round-refund', [
    { account: houseAccount('house-games', of.currency), amountMinor: -stakeMinor },
    { account: playerAccount('player-main', of.playerId, of.currency), amountMinor: stakeMinor },
  ]);
