import { describe, expect, it } from 'vitest';
import { accountKey } from './account.ts';
import { postPokerBuyIn, postPokerCashOut, postPokerHouse } from './poker-postings.ts';
import type { Transaction } from './transaction.ts';

const of = { key: 'k', playerId: 7n, currency: 'EUR' };
const eur = (minor: bigint) => ({ minor, baseMinor: minor });
const owed = { debtMinor: 4_000n, advanceMinor: 0n };

describe('postings of poker tables', () => {
  it.each<readonly [string, Transaction, Record<string, bigint>]>([
    ['chips that are bought', postPokerBuyIn(of, eur(10_000n)), { 'player-main/7/EUR': -10_000n, 'house-poker//EUR': 10_000n }],
    [
      'chips that are bought with another currency',
      postPokerBuyIn({ ...of, currency: 'RUB' }, { minor: 1_000_000n, baseMinor: 10_000n }),
      {
        'player-main/7/RUB': -1_000_000n,
        'house-exchange//RUB': 1_000_000n,
        'house-exchange//EUR': -10_000n,
        'house-poker//EUR': 10_000n,
      },
    ],
    [
      'chips that repay a debt',
      postPokerCashOut(of, eur(9_000n), owed),
      { 'house-poker//EUR': -9_000n, 'player-debt/7/EUR': 4_000n, 'player-main/7/EUR': 5_000n },
    ],
    ['the rake of a hand', postPokerHouse('h', 'EUR', 35n), { 'house-poker//EUR': -35n, 'house-games//EUR': 35n }],
    ['chips of a bot', postPokerHouse('b', 'EUR', -5_000n), { 'house-poker//EUR': 5_000n, 'house-games//EUR': -5_000n }],
    ['a hand without rake', postPokerHouse('h', 'EUR', 0n), {}],
  ])('%s', (_what, { entries }, moves) => {
    expect(Object.fromEntries(entries.map((entry) => [accountKey(entry.account), entry.amountMinor]))).toEqual(moves);
  });
});
