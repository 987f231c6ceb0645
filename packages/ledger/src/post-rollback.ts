import { type Account, isOwed, mayHold, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import type { Entry, Transaction } from './transaction.ts';

/**
 * Reverses a transaction by counter-postings; nothing is ever edited. `balanceOf` is what each account holds now: where a player has
 * already spent what has to go back, the rest becomes a debt (which later credits repay first), so that no balance falls below 0;
 * and where a repaid debt has meanwhile been settled, the reversal owes it again.
 */
export function postRollback(original: Transaction, key: string, balanceOf: (account: Account) => bigint): Transaction {
  const entries = original.entries.flatMap(({ account, amountMinor }): readonly Entry[] => {
    const back = -amountMinor;
    if (account.playerId === null) return [{ account, amountMinor: back }];
    const { playerId, currency } = account;
    const balance = balanceOf(account);
    const after = balance + back;
    if (mayHold(account, after)) return [{ account, amountMinor: back }];
    // Undoing a debt that was meanwhile repaid: what no longer is a debt is the player's own money. Anything else is owed.
    const rest = playerAccount(isOwed(account.kind) ? 'player-main' : 'player-debt', playerId, currency);
    return [
      { account, amountMinor: -balance },
      { account: rest, amountMinor: after },
    ];
  });
  return buildTransaction(key, 'rollback', entries);
}
