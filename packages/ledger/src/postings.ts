import { houseAccount, type PlayerAccountKind, playerAccount, type StakeSource } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import type { Entry, Transaction } from './transaction.ts';

/** Whom a posting concerns and the key that makes it happen once. */
export interface PostingOf {
  readonly key: string;
  readonly playerId: bigint;
  readonly currency: string;
}

const player = ({ playerId, currency }: PostingOf, kind: PlayerAccountKind, amountMinor: bigint): Entry => ({
  account: playerAccount(kind, playerId, currency),
  amountMinor,
});

const house = ({ currency }: PostingOf, kind: Parameters<typeof houseAccount>[0], amountMinor: bigint): Entry => ({
  account: houseAccount(kind, currency),
  amountMinor,
});

/** A confirmed deposit. What the player owes (`debtMinor`, not negative) is paid first. */
export function postDeposit(of: PostingOf, amountMinor: bigint, debtMinor = 0n): Transaction {
  return buildTransaction(of.key, 'deposit', [house(of, 'house-deposits', -amountMinor), ...credit(of, amountMinor, debtMinor)]);
}

/** Money for the player: to the debt as far as there is one, the rest to the main account. */
function credit(of: PostingOf, amountMinor: bigint, debtMinor: bigint): readonly Entry[] {
  if (amountMinor <= debtMinor) return [player(of, 'player-debt', amountMinor)];
  return [player(of, 'player-debt', debtMinor), player(of, 'player-main', amountMinor - debtMinor)];
}

/** A stake: `workingMinor` goes to the bet, `taxMinor` is withheld; the source pays both. */
export function postStake(
  of: PostingOf,
  stake: { readonly workingMinor: bigint; readonly taxMinor: bigint },
  source: StakeSource,
): Transaction {
  return buildTransaction(of.key, 'stake', [
    player(of, source, -(stake.workingMinor + stake.taxMinor)),
    house(of, 'house-stakes', stake.workingMinor),
    house(of, 'house-tax', stake.taxMinor),
  ]);
}

/** What a settled or sold bet moves. `paidMinor` is what reaches the player, in the unit that the currency pays. */
export interface Payout {
  readonly grossMinor: bigint;
  readonly taxMinor: bigint;
  readonly returnedTaxMinor: bigint;
  readonly paidMinor: bigint;
}

/** A return: gross from the house, tax withheld, what the payable unit cannot hold to the rounding account, debt repaid first. */
export function postPayout(of: PostingOf, payout: Payout, debtMinor = 0n, kind: 'settlement' | 'sale' = 'settlement'): Transaction {
  const netMinor = payout.grossMinor - payout.taxMinor + payout.returnedTaxMinor;
  return buildTransaction(of.key, kind, [
    house(of, 'house-payouts', -payout.grossMinor),
    house(of, 'house-tax', payout.taxMinor - payout.returnedTaxMinor),
    house(of, 'house-rounding', netMinor - payout.paidMinor),
    ...credit(of, payout.paidMinor, debtMinor),
  ]);
}

/** A withdrawal asked for: the amount leaves what can be staked. */
export const postWithdrawalHold = (of: PostingOf, amountMinor: bigint): Transaction =>
  buildTransaction(of.key, 'withdrawal-hold', [player(of, 'player-main', -amountMinor), player(of, 'player-hold', amountMinor)]);

/** A withdrawal that failed or was declined: the amount comes back. */
export const postWithdrawalRelease = (of: PostingOf, amountMinor: bigint): Transaction =>
  buildTransaction(of.key, 'withdrawal-release', [player(of, 'player-hold', -amountMinor), player(of, 'player-main', amountMinor)]);

/** A withdrawal that the provider confirmed. */
export const postWithdrawalPayment = (of: PostingOf, amountMinor: bigint): Transaction =>
  buildTransaction(of.key, 'withdrawal-payment', [player(of, 'player-hold', -amountMinor), house(of, 'house-withdrawals', amountMinor)]);

/** A bonus or free bet given to a player at the house's cost. */
export const postGift = (of: PostingOf, amountMinor: bigint, to: 'player-bonus' | 'player-free-bet'): Transaction =>
  buildTransaction(of.key, 'gift', [house(of, 'house-bonus', -amountMinor), player(of, to, amountMinor)]);
