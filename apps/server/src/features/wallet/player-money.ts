import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { formatMoney } from '@touchline/kernel/money';
import { type Account, POINTS } from '@touchline/ledger/account';
import type { Owed, Purse } from '@touchline/ledger/round-postings';
import type { Transaction } from '@touchline/ledger/transaction';
import type { Queryable } from '#platform/db/queryable';
import { writeEvents } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import { balanceEvents } from './balance-events.ts';
import { accountOf, type LockedAccount, lockPlayerAccountsBatch, postTransaction } from './posting-batch.store.ts';

/** A player's money in one currency under lock. */
export interface PlayerMoney {
  /** The player's own; of points the account that holds them. */
  readonly main: LockedAccount & { readonly playerId: bigint };
  /** Money that can be staked: the main account and bonuses. What ended holds nothing. */
  readonly purses: readonly Purse[];
  readonly spendableMinor: bigint;
  readonly owed: Owed;
  balanceOf(account: Account): bigint;
}

/** Locks the player's accounts until the transaction ends. Throws Failure `not_found` where there is none of the currency. */
export async function lockPlayerMoney(on: Queryable, playerId: bigint, currency: string): Promise<PlayerMoney> {
  const accounts = (await lockPlayerAccountsBatch(on, [playerId])).filter((one) => one.currency === currency);
  const main = accounts.find(({ kind }) => kind === (currency === POINTS ? 'player-points' : 'player-main'));
  if (!main) throw new Failure('not_found');
  const purses = accounts
    .filter((one) => one === main || one.kind === 'player-bonus')
    .map((one) => ({ account: accountOf(one), balanceMinor: one.balanceMinor }));
  const of = (kind: string, grantId: bigint | null = null): bigint =>
    accounts.find((one) => one.kind === kind && one.grantId === grantId)?.balanceMinor ?? 0n;
  return {
    main: { ...main, playerId },
    purses,
    spendableMinor: purses.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n),
    owed: { debtMinor: -of('player-debt'), advanceMinor: -of('player-advance') },
    balanceOf: ({ kind, grantId }) => of(kind, grantId ?? null),
  };
}

/**
 * Posts a transaction about the player whose money is locked, where it moves anything, and tells them their balance where it changed. Gives the
 * transaction's number and the money after it.
 */
export async function postUnder(
  on: Queryable,
  money: PlayerMoney,
  transaction: Transaction | null,
): Promise<{ readonly transactionId: bigint | null; readonly after: PlayerMoney }> {
  if (transaction === null || transaction.entries.length === 0) return { transactionId: null, after: money };
  const { playerId, currency } = money.main;
  const transactionId = await postTransaction(on, transaction);
  const after = await lockPlayerMoney(on, playerId, currency);
  if (currency !== POINTS && after.main.balanceMinor !== money.main.balanceMinor)
    await writeEvents(on, balanceEvents([{ ...after.main, kind: 'player-main' }]));
  return { transactionId, after };
}

/** The refusal that says how much there is. */
export const notEnough = (currency: string, minor: bigint): Failure => {
  const max = `${formatMoney(minor, currencyByCode(currency)?.scale ?? 2)} ${currency}`;
  return new Failure('insufficient_funds', { args: { max }, accepted: { max } });
};
