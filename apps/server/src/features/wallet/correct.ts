import { postManualCredit, postManualDebit } from '@touchline/ledger/postings';
import type { Queryable } from '#platform/db/queryable';
import { type Moved, moveOnce } from './move-once.ts';
import type { MovementName } from './movement.store.ts';
import { notEnough } from './player-money.ts';

export interface Correction extends MovementName {
  readonly playerId: bigint;
  readonly currency: string;
  readonly kind: 'credit' | 'debit';
  /** Above 0. */
  readonly amountMinor: bigint;
}

/** Money that people gave or took back by hand, of the player's own account alone. Throws Failure `insufficient_funds`. */
export const correct = (on: Queryable, { kind, ...wanted }: Correction): Promise<Moved> => {
  const { playerId, currency, amountMinor } = wanted;
  return moveOnce(on, { ...wanted, kind: 'correction', round: null, content: [kind] }, async ({ key, main, owed }) => {
    const of = { key, playerId, currency };
    if (kind === 'debit' && main.balanceMinor < amountMinor) throw notEnough(currency, main.balanceMinor);
    return {
      transaction: kind === 'debit' ? postManualDebit(of, amountMinor) : postManualCredit(of, amountMinor, owed.debtMinor),
      events: [{ kind: 'balance-corrected', currency, movedMinor: String(kind === 'debit' ? -amountMinor : amountMinor) }],
    };
  });
};
