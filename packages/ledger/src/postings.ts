import { houseAccount, type PlayerAccountKind, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import type { Entry, Transaction } from './transaction.ts';

/** The player of a posting, and its idempotency key. */
export interface PostingContext {
  readonly key: string;
  readonly playerId: bigint;
  readonly currency: string;
}

const player = ({ playerId, currency }: PostingContext, kind: Exclude<PlayerAccountKind, 'player-bonus'>, amountMinor: bigint): Entry => ({
  account: playerAccount(kind, playerId, currency),
  amountMinor,
});

const house = ({ currency }: PostingContext, kind: Parameters<typeof houseAccount>[0], amountMinor: bigint): Entry => ({
  account: houseAccount(kind, currency),
  amountMinor,
});

/** A confirmed deposit. What the player owes (`debtMinor`, not negative) is paid first. */
export function postDeposit(of: PostingContext, amountMinor: bigint, debtMinor = 0n): Transaction {
  return buildTransaction(of.key, 'deposit', [house(of, 'house-deposits', -amountMinor), ...creditEntries(of, amountMinor, debtMinor)]);
}

/** Money for the player: to the debt as far as there is one, then to what advance bets have yet to repay, the rest to the main account. */
export function creditEntries(of: PostingContext, amountMinor: bigint, debtMinor: bigint, advanceMinor = 0n): readonly Entry[] {
  const toDebt = amountMinor < debtMinor ? amountMinor : debtMinor;
  const left = amountMinor - toDebt;
  const toAdvance = left < advanceMinor ? left : advanceMinor;
  return [player(of, 'player-debt', toDebt), player(of, 'player-advance', toAdvance), player(of, 'player-main', left - toAdvance)];
}

/** A stake: `netStakeMinor` goes to the bet, `taxMinor` is withheld; the source pays both. @internal Stakes are posted in the statement that places the bet. */
export function postStake(
  of: PostingContext,
  stake: { readonly netStakeMinor: bigint; readonly taxMinor: bigint },
  source: 'player-main' | 'player-free-bet',
): Transaction {
  return buildTransaction(of.key, 'stake', [
    player(of, source, -(stake.netStakeMinor + stake.taxMinor)),
    house(of, 'house-stakes', stake.netStakeMinor),
    house(of, 'house-tax', stake.taxMinor),
  ]);
}

/** The money that a settled or sold bet moves. `paidMinor` is what reaches the player, in the unit that the currency pays. */
export interface Payout {
  readonly grossMinor: bigint;
  readonly taxMinor: bigint;
  readonly refundedTaxMinor: bigint;
  readonly paidMinor: bigint;
  /** Part of `paidMinor` that an insurance pays: the insured stake of a lost bet, or the premium of a void one. */
  readonly insurancePayoutMinor?: bigint;
}

/** A return: gross from the house, tax withheld, what the payable unit cannot hold to the rounding account; debt, then advances repaid first. */
export function postPayout(
  of: PostingContext,
  payout: Payout,
  debtMinor = 0n,
  kind: 'settlement' | 'sale' = 'settlement',
  advanceMinor = 0n,
): Transaction {
  const insurancePayoutMinor = payout.insurancePayoutMinor ?? 0n;
  const netMinor = payout.grossMinor - payout.taxMinor + payout.refundedTaxMinor + insurancePayoutMinor;
  return buildTransaction(of.key, kind, [
    house(of, 'house-insurance', -insurancePayoutMinor),
    house(of, 'house-payouts', -payout.grossMinor),
    house(of, 'house-tax', payout.taxMinor - payout.refundedTaxMinor),
    house(of, 'house-rounding', netMinor - payout.paidMinor),
    ...creditEntries(of, payout.paidMinor, debtMinor, advanceMinor),
  ]);
}

/** The premium that a player pays to insure a running bet. */
export const postPremium = (of: PostingContext, premiumMinor: bigint): Transaction =>
  buildTransaction(of.key, 'insurance', [player(of, 'player-main', -premiumMinor), house(of, 'house-insurance', premiumMinor)]);

/** A withdrawal asked for: the amount leaves what can be staked. */
export const postWithdrawalHold = (of: PostingContext, amountMinor: bigint): Transaction =>
  buildTransaction(of.key, 'withdrawal-hold', [player(of, 'player-main', -amountMinor), player(of, 'player-hold', amountMinor)]);

/** A withdrawal that failed or was declined: the amount comes back, what the player owes by now is paid first. */
export const postWithdrawalRelease = (of: PostingContext, amountMinor: bigint, debtMinor = 0n): Transaction =>
  buildTransaction(of.key, 'withdrawal-release', [player(of, 'player-hold', -amountMinor), ...creditEntries(of, amountMinor, debtMinor)]);

/** A withdrawal that the provider confirmed. */
export const postWithdrawalPayment = (of: PostingContext, amountMinor: bigint): Transaction =>
  buildTransaction(of.key, 'withdrawal-payment', [player(of, 'player-hold', -amountMinor), house(of, 'house-withdrawals', amountMinor)]);

/** A free bet given to a player at the house's cost. */
export const postBonusGrant = (of: PostingContext, amountMinor: bigint): Transaction =>
  buildTransaction(of.key, 'gift', [house(of, 'house-bonus', -amountMinor), player(of, 'player-free-bet', amountMinor)]);

/** Sums that pay a stake besides the player's own money, put into the main account just before the stake leaves it. */
export const postStakeFunding = (
  of: PostingContext,
  amountMinor: bigint,
  from: 'player-free-bet' | 'player-advance' | 'player-hold',
): Transaction => buildTransaction(of.key, 'funding', [player(of, from, -amountMinor), player(of, 'player-main', amountMinor)]);

/** A free bet that ended unused: what is left of it goes back to the house. */
export const postBonusExpiry = (of: PostingContext, amountMinor: bigint): Transaction =>
  buildTransaction(of.key, 'gift-end', [player(of, 'player-free-bet', -amountMinor), house(of, 'house-bonus', amountMinor)]);

/** The stake of a bid, kept aside while a trader or the player thinks. */
export const postBidHold = (of: PostingContext, amountMinor: bigint): Transaction =>
  buildTransaction(of.key, 'bid-hold', [player(of, 'player-main', -amountMinor), player(of, 'player-hold', amountMinor)]);

/** The part of a bid's stake that no bet took. */
export const postBidRelease = (of: PostingContext, amountMinor: bigint): Transaction =>
  buildTransaction(of.key, 'bid-release', [player(of, 'player-hold', -amountMinor), player(of, 'player-main', amountMinor)]);

/** Money that two operators gave by hand. What the player owes (`debtMinor`, not negative) is paid first. */
export const postManualCredit = (of: PostingContext, amountMinor: bigint, debtMinor: bigint): Transaction =>
  buildTransaction(of.key, 'manual-credit', [house(of, 'house-manual', -amountMinor), ...creditEntries(of, amountMinor, debtMinor)]);

/** Money that two operators took back by hand. */
export const postManualDebit = (of: PostingContext, amountMinor: bigint): Transaction =>
  buildTransaction(of.key, 'manual-debit', [player(of, 'player-main', -amountMinor), house(of, 'house-manual', amountMinor)]);
