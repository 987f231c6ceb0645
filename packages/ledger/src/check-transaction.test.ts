import { describe, expect, it } from 'vitest';
import { type Account, houseAccount, playerAccount } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import { checkTransaction } from './check-transaction.ts';

const MAIN = playerAccount('player-main', 7n, 'EUR');
const TAX = houseAccount('house-tax', 'EUR');

describe('checkTransaction', () => {
  const entry = (account: Account, amountMinor: bigint) => ({ account, amountMinor });

  it.each<readonly [string, readonly { account: Account; amountMinor: bigint }[], object]>([
    ['nothing', [], { code: 'no-entries' }],
    ['an entry of 0', [entry(MAIN, 0n)], { code: 'zero-entry', account: 'player-main/7/EUR' }],
    ['an account named twice', [entry(MAIN, 1n), entry(MAIN, -1n)], { code: 'repeated-account', account: 'player-main/7/EUR' }],
    ['a sum other than 0', [entry(MAIN, 5n), entry(TAX, -4n)], { code: 'not-zero', currency: 'EUR', sumMinor: 1n }],
    [
      'two currencies that cancel out',
      [entry(MAIN, 5n), entry(houseAccount('house-tax', 'USD'), -5n)],
      { code: 'not-zero', currency: 'EUR', sumMinor: 5n },
    ],
    [
      'money in an account of points',
      [entry(houseAccount('house-points', 'EUR'), 5n), entry(MAIN, -5n)],
      { code: 'wrong-unit', account: 'house-points//EUR' },
    ],
    [
      'points in an account of money',
      [entry(playerAccount('player-main', 7n, 'POINTS'), 5n), entry(MAIN, -5n)],
      { code: 'wrong-unit', account: 'player-main/7/POINTS' },
    ],
    [
      'points beside money',
      [
        entry(playerAccount('player-points', 7n, 'POINTS'), 5n),
        entry(houseAccount('house-points', 'POINTS'), -5n),
        entry(MAIN, 5n),
        entry(TAX, -5n),
      ],
      { code: 'mixed-units' },
    ],
    [
      'more than a bigint holds',
      [entry(MAIN, 2n ** 63n), entry(TAX, -(2n ** 63n))],
      { code: 'amount-range', account: 'player-main/7/EUR' },
    ],
  ])('T07 finds %s', (_, entries, fault) => {
    expect(checkTransaction({ key: 'k', kind: 'deposit', entries })).toEqual(fault);
  });

  it('T07 builds no unsound transaction', () => {
    expect(() => buildTransaction('k', 'gift', [entry(MAIN, 5n)])).toThrow('gift k: not-zero');
  });
});
