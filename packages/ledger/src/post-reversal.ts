import { type Account, houseAccount, isBalanceAllowed, isDebtAccount, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import type { Entry, Transaction, TransactionKind } from './transaction.ts';

/** Reversals by what they are to limits: a stake that comes back before it played, or anything else. */
type RollbackKind = Extract<TransactionKind, 'rollback' | 'round-refund'>;

/**
 * Reverses a transaction by counter-postings; nothing is ever edited. `balanceOf` is what each account holds now: where a player has
 * already spent what has to go back, the rest becomes a debt (which later credits repay first), so that no balance falls below 0;
 * and where a repaid debt has meanwhile been settled, the reversal owes it again. What a bonus no longer has is the house's loss: nobody owes
 * their own money for one.
 */
export function postReversal(
  original: Pick<Transaction, 'entries'>,
  key: string,
  balanceOf: (account: Account) => bigint,
  kind: RollbackKind = 'rollback',
): Transaction {
  const entries = original.entries.flatMap(({ account, amountMinor }): readonly Entry[] => {
    const back = -amountMinor;
    if (account.playerId === null) return [{ account, amountMinor: back }];
    const { playerId, currency } = account;
    const balance = balanceOf(account);
    const after = balance + back;
    if (isBalanceAllowed(account, after)) return [{ account, amountMinor: back }];
    // The reversed amount exceeds the balance. A debt already repaid goes back to the main account; anything else becomes debt.
    const rest =
      account.kind === 'player-bonus'
        ? houseAccount('house-bonus', currency)
        : playerAccount(isDebtAccount(account.kind) ? 'player-main' : 'player-debt', playerId, currency);
    return [
      { account, amountMinor: -balance },
      { account: rest, amountMinor: after },
    ];
  });
  return buildTransaction(key, kind, entries);
}
