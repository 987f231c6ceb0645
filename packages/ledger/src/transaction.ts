import type { Account } from './account.ts';

export const TRANSACTION_KINDS = [
  'deposit',
  'stake',
  'settlement',
  'sale',
  'insurance',
  'rollback',
  'withdrawal-hold',
  'withdrawal-release',
  'withdrawal-payment',
  'gift',
  'gift-end',
  'funding',
  'bid-hold',
  'bid-release',
  'manual-credit',
  'manual-debit',
  'toto-stake',
  'toto-payout',
  'toto-return',
  'toto-share',
  'toto-seed',
  'round-stake',
  'round-return',
  'free-round-win',
  'round-refund',
  'lottery-share',
  'bingo-share',
  'poker-house',
  'sit-go-entry',
  'sit-go-refund',
  'sit-go-prize',
  'sit-go-house',
  'jackpot-seed',
  'bonus-grant',
  'bonus-release',
  'bonus-forfeit',
  'points',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** One movement of an account: a row of `ledger_entry`. Positive increases the account. */
export interface Entry {
  readonly account: Account;
  readonly amountMinor: bigint;
}

/** Entries that happen together or not at all: a row of `ledger_transaction`. The key makes it happen once ("bet-12-stake"). */
export interface Transaction {
  readonly key: string;
  readonly kind: TransactionKind;
  readonly entries: readonly Entry[];
}
