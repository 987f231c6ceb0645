import { bonusAccount, houseAccount, POINTS, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import { creditEntries, type PostingContext } from './postings.ts';
import type { Owed } from './round-postings.ts';
import type { Transaction } from './transaction.ts';

/** A bonus at the house's cost, into an account of its own. */
export const postBonusGrant = (of: PostingContext, grantId: bigint, amountMinor: bigint): Transaction =>
  buildTransaction(of.key, 'bonus-grant', [
    { account: houseAccount('house-bonus', of.currency), amountMinor: -amountMinor },
    { account: bonusAccount(grantId, of.playerId, of.currency), amountMinor },
  ]);

/** The rest of a bonus becomes the player's own; what they owe is repaid first. */
export const postBonusRelease = (of: PostingContext, grantId: bigint, leftMinor: bigint, owed: Owed): Transaction =>
  buildTransaction(of.key, 'bonus-release', [
    { account: bonusAccount(grantId, of.playerId, of.currency), amountMinor: -leftMinor },
    ...creditEntries(of, leftMinor, owed.debtMinor, owed.advanceMinor),
  ]);

/** The rest of a bonus goes back to the house: forfeited, or its time is over. */
export const postBonusForfeit = (of: PostingContext, grantId: bigint, leftMinor: bigint): Transaction =>
  buildTransaction(of.key, 'bonus-forfeit', [
    { account: bonusAccount(grantId, of.playerId, of.currency), amountMinor: -leftMinor },
    { account: houseAccount('house-bonus', of.currency), amountMinor: leftMinor },
  ]);

/** Points given to a player. */
export const postPoints = ({ key, playerId }: Omit<PostingContext, 'currency'>, points: bigint): Transaction =>
  buildTransaction(key, 'points', [
    { account: houseAccount('house-points', POINTS), amountMinor: -points },
    { account: playerAccount('player-points', playerId, POINTS), amountMinor: points },
  ]);
