import type { TransactionKind } from '@touchline/ledger/transaction';

/**
 * The role of every kind of ledger transaction for limits: `stake` puts the player's money at risk (or takes a stake back before it played), `return`
 * is what comes of it. A new kind does not compile before it is decided here.
 */
export const LEDGER_ROLES: Readonly<Record<TransactionKind, 'stake' | 'return' | null>> = {
  stake: 'stake',
  // Funding from another source is credited just before the stake is debited: the two add up to what the player pays.
  funding: 'stake',
  'bid-hold': 'stake',
  'bid-release': 'stake',
  insurance: 'stake',
  'toto-stake': 'stake',
  settlement: 'return',
  sale: 'return',
  rollback: 'return',
  'toto-payout': 'return',
  'toto-return': 'return',
  deposit: null,
  'withdrawal-hold': null,
  'withdrawal-release': null,
  'withdrawal-payment': null,
  gift: null,
  'gift-end': null,
  'manual-credit': null,
  'manual-debit': null,
  'toto-share': null,
  'toto-seed': null,
  'lottery-share': null,
  'bingo-share': null,
  'round-stake': 'stake',
  // Takes a stake back, as if it had not been.
  'round-refund': 'stake',
  'round-return': 'return',
  'free-round-win': 'return',
  'poker-house': null,
  'sit-go-entry': 'stake',
  // Takes an entry back before it was played, or of a tournament that is void.
  'sit-go-refund': 'stake',
  'sit-go-prize': 'return',
  'sit-go-house': null,
  'jackpot-seed': null,
  'bonus-grant': null,
  'bonus-release': null,
  'bonus-forfeit': null,
  points: null,
};
