import { moneyWithCode } from '@touchline/catalogue/money-text';
import { type Account, type AccountKind, POINTS } from '@touchline/ledger/account';
import type { Owed, Purse } from '@touchline/ledger/round-postings';
import type { Transaction } from '@touchline/ledger/transaction';
import type { Queryable } from '#platform/db/queryable';
import { type NewEvent, writeEvents } from '#platform/events/write-events';
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
 * Posts a transaction about the player whose money is locked, where it moves anything, and tells them their balance where it changed, with what else
 * there is to tell. Gives the transaction's number and what can be staked after it; minor units.
 */
export async function postUnder(
  on: Queryable,
  { main, spendableMinor }: PlayerMoney,
  transaction: Transaction | null,
  events: readonly NewEvent[] = [],
): Promise<{ readonly transactionId: bigint | null; readonly spendableMinor: bigint }> {
  if (transaction === null || transaction.entries.length === 0) {
    await writeEvents(on, events);
    return { transactionId: null, spendableMinor };
  }
  const transactionId = await postTransaction(on, transaction);
  // Under the lock nothing else moves: what is there now need not be read.
  const gained = (kinds: readonly AccountKind[]): bigint =>
    transaction.entries.reduce((sum, { account, amountMinor }) => {
      const isTheirs = account.playerId === main.playerId && account.currency === main.currency && kinds.includes(account.kind);
      return isTheirs ? sum + amountMinor : sum;
    }, 0n);
  const ownMinor = gained([main.kind]);
  const isNews = main.currency !== POINTS && ownMinor !== 0n;
  const balance = isNews ? balanceEvents([{ ...main, kind: 'player-main', balanceMinor: main.balanceMinor + ownMinor }]) : [];
  await writeEvents(on, [...balance, ...events]);
  return { transactionId, spendableMinor: spendableMinor + gained([main.kind, 'player-bonus']) };
}

/** The refusal that says how much there is. */
export const notEnough = (currency: string, minor: bigint): Failure => {
  const max = moneyWithCode(minor, currency);
  return new Failure('insufficient_funds', { args: { max }, accepted: { max } });
};
