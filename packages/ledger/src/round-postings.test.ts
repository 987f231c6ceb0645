import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountKey, bonusAccount, houseAccount, playerAccount } from './account.ts';
import { checkTransaction } from './check-transaction.ts';
import { postReversal } from './post-reversal.ts';
import {
  GRANT_STATUSES,
  type Purse,
  postFreeRoundWin,
  postRoundReturn,
  postRoundStake,
  redirectEnded,
  type SpendingOrder,
  type StakedGrant,
  splitStake,
} from './round-postings.ts';
import type { Entry } from './transaction.ts';

const of = { key: 'k', playerId: 7n, currency: 'EUR' };
const MAIN = playerAccount('player-main', 7n, 'EUR');
const moves = (entries: readonly Entry[]): Record<string, bigint> =>
  Object.fromEntries(entries.map((e) => [accountKey(e.account), e.amountMinor]));
const purse = (balanceMinor: bigint, grantId?: bigint): Purse => ({
  account: grantId === undefined ? MAIN : bonusAccount(grantId, 7n, 'EUR'),
  balanceMinor,
});
const owes = (debtMinor = 0n, advanceMinor = 0n) => ({ debtMinor, advanceMinor });

describe('splitStake', () => {
  const purses = [purse(30n, 5n), purse(100n), purse(20n, 4n)];
  it.each<readonly [string, bigint, SpendingOrder, Record<string, bigint> | undefined]>([
    ['own money first', 60n, 'main-first', { 'player-main/7/EUR': -60n }],
    [
      'then the oldest bonus',
      130n,
      'main-first',
      { 'player-main/7/EUR': -100n, 'player-bonus/7/EUR/4': -20n, 'player-bonus/7/EUR/5': -10n },
    ],
    ['bonuses first, the oldest before the others', 45n, 'bonus-first', { 'player-bonus/7/EUR/4': -20n, 'player-bonus/7/EUR/5': -25n }],
    ['then own money', 60n, 'bonus-first', { 'player-bonus/7/EUR/4': -20n, 'player-bonus/7/EUR/5': -30n, 'player-main/7/EUR': -10n }],
    ['everything', 150n, 'main-first', { 'player-main/7/EUR': -100n, 'player-bonus/7/EUR/4': -20n, 'player-bonus/7/EUR/5': -30n }],
    ['own money alone', 100n, 'main-only', { 'player-main/7/EUR': -100n }],
    ['own money alone, no more than there is of it', 101n, 'main-only', undefined],
    ['bonuses alone', 50n, 'bonus-only', { 'player-bonus/7/EUR/4': -20n, 'player-bonus/7/EUR/5': -30n }],
    ['bonuses alone, no more than there is of them', 51n, 'bonus-only', undefined],
    ['more than there is', 151n, 'main-first', undefined],
    ['nothing', 0n, 'bonus-first', {}],
  ])('pays %s', (_, amountMinor, order, expected) => {
    const parts = splitStake(amountMinor, purses, order);
    expect(parts && moves(parts)).toEqual(expected);
  });
});

describe('postings of rounds', () => {
  it('the win of a free round is the player’s own, and repays what they owe first', () => {
    const { kind, entries } = postFreeRoundWin(of, 50n, owes(20n));
    expect(kind).toBe('free-round-win');
    expect(moves(entries)).toEqual({ 'house-provider//EUR': -50n, 'player-debt/7/EUR': 20n, 'player-main/7/EUR': 30n });
  });

  it('a stake goes to the provider but for its contribution', () => {
    const parts = splitStake(100n, [purse(100n)], 'main-first') ?? [];
    expect(moves(postRoundStake(of, parts, 3n).entries)).toEqual({
      'player-main/7/EUR': -100n,
      'house-provider//EUR': 97n,
      'house-jackpot//EUR': 3n,
    });
  });

  const grant = (grantId: bigint, stakedMinor: bigint, status: StakedGrant['status'] = 'open'): StakedGrant => ({
    grantId,
    stakedMinor,
    status,
  });
  it.each<readonly [string, Parameters<typeof postRoundReturn>[1], ReturnType<typeof owes>, Record<string, bigint>]>([
    [
      'to where the stakes came from, what rounding leaves to the player',
      { wonMinor: 100n, jackpotMinor: 0n, stakedMainMinor: 1n, grants: [grant(4n, 1n), grant(5n, 1n)] },
      owes(),
      { 'house-provider//EUR': -100n, 'player-bonus/7/EUR/4': 33n, 'player-bonus/7/EUR/5': 33n, 'player-main/7/EUR': 34n },
    ],
    [
      'to the player what is of a released bonus, to the house what is of a forfeited one',
      { wonMinor: 100n, jackpotMinor: 0n, stakedMainMinor: 0n, grants: [grant(4n, 1n, 'released'), grant(5n, 1n, 'forfeited')] },
      owes(),
      { 'house-provider//EUR': -100n, 'player-main/7/EUR': 50n, 'house-bonus//EUR': 50n },
    ],
    [
      'to what is owed first',
      { wonMinor: 100n, jackpotMinor: 0n, stakedMainMinor: 1n, grants: [] },
      owes(30n, 20n),
      { 'house-provider//EUR': -100n, 'player-debt/7/EUR': 30n, 'player-advance/7/EUR': 20n, 'player-main/7/EUR': 50n },
    ],
    [
      'a prize and a jackpot without a stake to the player',
      { wonMinor: 5n, jackpotMinor: 95n, stakedMainMinor: 0n, grants: [] },
      owes(),
      { 'house-provider//EUR': -5n, 'house-jackpot//EUR': -95n, 'player-main/7/EUR': 100n },
    ],
  ])('a return goes %s', (_, paid, owed, expected) => {
    const transaction = postRoundReturn(of, paid, owed);
    expect(moves(transaction.entries)).toEqual(expected);
    expect(checkTransaction(transaction)).toBeUndefined();
  });

  it('taken back, money of an ended bonus goes where the bonus went, and nobody owes their own for one', () => {
    const entries = [
      { account: bonusAccount(4n, 7n, 'EUR'), amountMinor: 60n },
      { account: bonusAccount(5n, 7n, 'EUR'), amountMinor: 30n },
      { account: MAIN, amountMinor: 10n },
      { account: houseAccount('house-provider', 'EUR'), amountMinor: -100n },
    ];
    const held = new Map([
      ['player-main/7/EUR', 50n],
      ['player-bonus/7/EUR/5', 12n],
    ]);
    const back = postReversal(
      { entries: redirectEnded(entries, new Map([[4n, 'released']])) },
      'k',
      (account) => held.get(accountKey(account)) ?? 0n,
    );
    expect(moves(back.entries)).toEqual({
      'player-main/7/EUR': -50n,
      'player-debt/7/EUR': -20n,
      'player-bonus/7/EUR/5': -12n,
      'house-bonus//EUR': -18n,
      'house-provider//EUR': 100n,
    });
  });

  it('whatever is staked and returned sums to 0 and loses nothing', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
    const grants = fc.uniqueArray(
      fc.record({
        grantId: fc.bigInt({ min: 1n, max: 9n }),
        stakedMinor: fc.bigInt({ min: 1n, max: 10n ** 9n }),
        status: fc.constantFrom(...GRANT_STATUSES),
      }),
      { selector: (one) => one.grantId, maxLength: 4 },
    );
    fc.assert(
      fc.property(amount, amount, amount, grants, amount, (wonMinor, jackpotMinor, stakedMainMinor, staked, debtMinor) => {
        if (wonMinor + jackpotMinor === 0n) return;
        const { entries } = postRoundReturn(of, { wonMinor, jackpotMinor, stakedMainMinor, grants: staked }, owes(debtMinor));
        expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(0n);
        for (const { account, amountMinor } of entries) if (account.playerId !== null) expect(amountMinor).toBeGreaterThan(0n);
      }),
      { seed: 38, numRuns: 500 },
    );
  });
});
