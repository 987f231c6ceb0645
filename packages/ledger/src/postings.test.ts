import { describe, expect, it } from 'vitest';
import { accountKey } from './account.ts';
import { checkTransaction } from './check-transaction.ts';
import {
  postBonusGrant,
  postDeposit,
  postPayout,
  postStake,
  postWithdrawalHold,
  postWithdrawalPayment,
  postWithdrawalRelease,
} from './postings.ts';
import type { Transaction } from './transaction.ts';

const of = (key: string) => ({ key, playerId: 7n, currency: 'EUR' });

const moves = ({ entries }: Transaction): Record<string, bigint> =>
  Object.fromEntries(entries.map((e) => [accountKey(e.account), e.amountMinor]));

const payout = (grossMinor: bigint, taxMinor = 0n, paidMinor = grossMinor - taxMinor) => ({
  grossMinor,
  taxMinor,
  refundedTaxMinor: 0n,
  paidMinor,
});

describe('postings', () => {
  it.each<readonly [string, Transaction, Record<string, bigint>]>([
    ['a deposit', postDeposit(of('d'), 500n), { 'player-main/7/EUR': 500n, 'house-deposits//EUR': -500n }],
    [
      'a deposit that repays a debt first',
      postDeposit(of('d'), 500n, 120n),
      { 'player-debt/7/EUR': 120n, 'player-main/7/EUR': 380n, 'house-deposits//EUR': -500n },
    ],
    ['a deposit smaller than the debt', postDeposit(of('d'), 50n, 120n), { 'player-debt/7/EUR': 50n, 'house-deposits//EUR': -50n }],
    [
      'a stake with tax',
      postStake(of('s'), { netStakeMinor: 88n, taxMinor: 12n }, 'player-main'),
      { 'player-main/7/EUR': -100n, 'house-stakes//EUR': 88n, 'house-tax//EUR': 12n },
    ],
    [
      'a free-bet stake',
      postStake(of('s'), { netStakeMinor: 100n, taxMinor: 0n }, 'player-free-bet'),
      { 'player-free-bet/7/EUR': -100n, 'house-stakes//EUR': 100n },
    ],
    [
      'a payout with tax',
      postPayout(of('p'), payout(1000n, 100n)),
      { 'house-payouts//EUR': -1000n, 'house-tax//EUR': 100n, 'player-main/7/EUR': 900n },
    ],
    [
      'a payout in a coarser unit books what is left over',
      postPayout(of('p'), payout(1003n, 0n, 1000n)),
      { 'house-payouts//EUR': -1003n, 'house-rounding//EUR': 3n, 'player-main/7/EUR': 1000n },
    ],
    ['a hold', postWithdrawalHold(of('h'), 40n), { 'player-main/7/EUR': -40n, 'player-hold/7/EUR': 40n }],
    ['its release', postWithdrawalRelease(of('r'), 40n), { 'player-hold/7/EUR': -40n, 'player-main/7/EUR': 40n }],
    ['its payment', postWithdrawalPayment(of('w'), 40n), { 'player-hold/7/EUR': -40n, 'house-withdrawals//EUR': 40n }],
    ['a gift', postBonusGrant(of('g'), 40n), { 'house-bonus//EUR': -40n, 'player-free-bet/7/EUR': 40n }],
  ])('%s', (_, transaction, expected) => {
    expect(moves(transaction)).toEqual(expected);
    expect(checkTransaction(transaction)).toBeUndefined();
  });

  it('a lost bet moves nothing', () => {
    expect(postPayout(of('p'), payout(0n)).entries).toEqual([]);
  });
});
