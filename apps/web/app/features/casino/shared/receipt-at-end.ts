import type { SharedLayout } from '@touchline/casino/shared/shared-layout';
import type { ReplyFor } from '@touchline/contract/calls';
import { placedAtEnd } from './placed-at-end.ts';
import { ownAtEnd } from './shared-picture.ts';

export type SharedReceipt = ReplyFor<'casinoSharedRound'>;

/** The receipt of a round that is over, with the player's bets as its result decides them: the table itself says so some seconds later. */
export function receiptAtEnd(receipt: SharedReceipt, layout: SharedLayout | null): SharedReceipt {
  const { round, own } = receipt;
  return {
    ...receipt,
    own: layout ? placedAtEnd({ round, placed: own }, layout) : own.flatMap((bet) => ownAtEnd({ round, own: bet }, false) ?? []),
  };
}
