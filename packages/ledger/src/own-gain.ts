import type { AccountKind } from './account.ts';
import type { Transaction } from './transaction.ts';

const OWN: ReadonlySet<AccountKind> = new Set<AccountKind>(['player-main', 'player-hold', 'player-debt', 'player-advance']);

/**
 * The gain of the player's own money by a transaction about one player, below 0 what it loses: the main account and what is held of it, less what
 * they owe. Bonuses and free bets are the house's until they are won.
 */
export const ownGainMinor = ({ entries }: Pick<Transaction, 'entries'>): bigint =>
  entries.reduce((sum, { account, amountMinor }) => (OWN.has(account.kind) ? sum + amountMinor : sum), 0n);
