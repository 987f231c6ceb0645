import { describe, expect, it } from 'vitest';
import { accountKey } from './account.ts';
import { postSitGoEntry, postSitGoHouse, postSitGoPrize, postSitGoRefund } from './sit-go-postings.ts';
import type { Transaction } from './transaction.ts';

const of = { key: 'k', playerId: 7n, currency: 'EUR' };
const eur = (minor: bigint) => ({ minor, baseMinor: minor });

describe('postings of sit-and-gos', () => {
  it.each<readonly [string, Transaction, Record<string, bigint>]>([
    ['an entry', postSitGoEntry(of, eur(550n)), { 'player-main/7/EUR': -550n, 'house-sit-go//EUR': 550n }],
    [
      'an entry that is paid in another currency',
      postSitGoEntry({ ...of, currency: 'RUB' }, { minor: 55_000n, baseMinor: 550n }),
      { 'player-main/7/RUB': -55_000n, 'house-exchange//RUB': 55_000n, 'house-exchange//EUR': -550n, 'house-sit-go//EUR': 550n },
    ],
    ['an entry that is given back', postSitGoRefund(of, eur(550n)), { 'player-main/7/EUR': 550n, 'house-sit-go//EUR': -550n }],
    [
      'a prize that repays a debt',
      postSitGoPrize(of, eur(900n), { debtMinor: 400n, advanceMinor: 0n }),
      { 'house-sit-go//EUR': -900n, 'player-debt/7/EUR': 400n, 'player-main/7/EUR': 500n },
    ],
    ['an entry of a bot', postSitGoHouse('h', 'EUR', -550n), { 'house-sit-go//EUR': 550n, 'house-games//EUR': -550n }],
  ])('%s', (_what, { entries }, moves) => {
    expect(Object.fromEntries(entries.map((entry) => [accountKey(entry.account), entry.amountMinor]))).toEqual(moves);
  });
});
