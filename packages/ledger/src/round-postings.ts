import { type Account, accountKey, bonusAccount, houseAccount, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import { creditEntries, type PostingContext } from './postings.ts';
import type { Entry, Transaction } from './transaction.ts';

/**
 * The first purse that pays a stake; the rest pays what that could not. Within bonuses the oldest grant pays first. `bonus-only`: a free round, which
 * the player's own money never pays for. `main-only`: money that leaves for a provider's purse, where no bonus could be told from it.
 */
export const SPENDING_ORDERS = ['main-first', 'main-only', 'bonus-first', 'bonus-only'] as const;
export type SpendingOrder = (typeof SPENDING_ORDERS)[number];

/** Money that a player can stake in a round: the main account, or what is left of a grant. */
export interface Purse {
  readonly account: Account;
  readonly balanceMinor: bigint;
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** The share of each purse in a stake, in the order of spending; undefined where they do not hold it together. Grants are numbered as they came. */
export function splitStake(amountMinor: bigint, purses: readonly Purse[], order: SpendingOrder): readonly Entry[] | undefined {
  const rank = ({ account: { grantId } }: Purse): bigint => (grantId === undefined ? (order === 'main-first' ? -1n : 1n << 63n) : grantId);
  const isBonus = ({ account: { grantId } }: Purse): boolean => grantId !== undefined;
  const parts: Entry[] = [];
  let leftMinor = amountMinor;
  const paying = order.endsWith('-only') ? purses.filter((purse) => isBonus(purse) === (order === 'bonus-only')) : purses;
  for (const { account, balanceMinor } of paying.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    const paidMinor = min(balanceMinor, leftMinor);
    if (paidMinor > 0n) parts.push({ account, amountMinor: -paidMinor });
    leftMinor -= paidMinor;
  }
  return leftMinor === 0n ? parts : undefined;
}

/** A stake in a round of a game: what the purses pay goes to the provider, but for its contribution to a jackpot. */
export function postRoundStake(of: PostingContext, parts: readonly Entry[], contributionMinor: bigint): Transaction {
  const stakeMinor = -parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return buildTransaction(of.key, 'round-stake', [
    ...parts,
    { account: houseAccount('house-provider', of.currency), amountMinor: stakeMinor - contributionMinor },
    { account: houseAccount('house-jackpot', of.currency), amountMinor: contributionMinor },
  ]);
}

/** The stakes of a grant in a round, and what has become of it since. */
export interface StakedGrant {
  readonly grantId: bigint;
  readonly stakedMinor: bigint;
  readonly status: GrantStatus;
}
export const GRANT_STATUSES = ['open', 'released', 'forfeited', 'expired'] as const;
export type GrantStatus = (typeof GRANT_STATUSES)[number];

/** The destination of a grant's money now: what was released is the player's own, what was forfeited or has expired is the house's. */
export function accountOfGrant(of: Omit<PostingContext, 'key'>, { grantId, status }: Omit<StakedGrant, 'stakedMinor'>): Account {
  switch (status) {
    case 'open':
      return bonusAccount(grantId, of.playerId, of.currency);
    case 'released':
      return playerAccount('player-main', of.playerId, of.currency);
    case 'forfeited':
    case 'expired':
      return houseAccount('house-bonus', of.currency);
  }
}

/** Entries of a round that is to be reversed, with what was a grant's where it belongs now; those of one account are one. */
export function redirectEnded(entries: readonly Entry[], statuses: ReadonlyMap<bigint, GrantStatus>): readonly Entry[] {
  const joined = new Map<string, Entry>();
  for (const { account: before, amountMinor } of entries) {
    const { grantId, playerId, currency } = before;
    const account =
      grantId === undefined || playerId === null
        ? before
        : accountOfGrant({ playerId, currency }, { grantId, status: statuses.get(grantId) ?? 'open' });
    const key = accountKey(account);
    joined.set(key, { account, amountMinor: (joined.get(key)?.amountMinor ?? 0n) + amountMinor });
  }
  return [...joined.values()];
}

/** The player's debt; minor units, not negative. */
export interface Owed {
  readonly debtMinor: bigint;
  readonly advanceMinor: bigint;
}

/** The payout of a round: `wonMinor` by the provider, `jackpotMinor` out of the jackpots. Both not negative, together above 0. */
export interface RoundReturn {
  readonly wonMinor: bigint;
  readonly jackpotMinor: bigint;
  /** The stakes of the round; nothing at all for a prize without a stake, which is the player's own. */
  readonly stakedMainMinor: bigint;
  readonly grants: readonly StakedGrant[];
}

/**
 * A round's return goes where its stakes came from, in their ratio: to each grant its share, rounded down, the rest to the player's own money,
 * of which what they owe is repaid first.
 */
export function postRoundReturn(
  of: PostingContext,
  { wonMinor, jackpotMinor, stakedMainMinor, grants }: RoundReturn,
  owed: Owed,
): Transaction {
  const returnMinor = wonMinor + jackpotMinor;
  const stakedMinor = grants.reduce((sum, grant) => sum + grant.stakedMinor, stakedMainMinor);
  const shares = grants.map((grant) => ({
    account: accountOfGrant(of, grant),
    amountMinor: (returnMinor * grant.stakedMinor) / stakedMinor,
  }));
  const main = returnMinor - shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return buildTransaction(of.key, 'round-return', [
    { account: houseAccount('house-provider', of.currency), amountMinor: -wonMinor },
    { account: houseAccount('house-jackpot', of.currency), amountMinor: -jackpotMinor },
    ...shares,
    ...creditEntries(of, main, owed.debtMinor, owed.advanceMinor),
  ]);
}

/** The win of a free round, which nothing was staked for: the player's own, of which what they owe is repaid first. */
export const postFreeRoundWin = (of: PostingContext, wonMinor: bigint, owed: Owed): Transaction =>
  buildTransaction(of.key, 'free-round-win', [
    { account: houseAccount('house-provider', of.currency), amountMinor: -wonMinor },
    ...creditEntries(of, wonMinor, owed.debtMinor, owed.advanceMinor),
  ]);

/** The house puts up what a jackpot lacks. */
export const postJackpotSeed = (key: string, currency: string, amountMinor: bigint): Transaction =>
  buildTransaction(key, 'jackpot-seed', [
    { account: houseAccount('house-bonus', currency), amountMinor: -amountMinor },
    { account: houseAccount('house-jackpot', currency), amountMinor },
  ]);
