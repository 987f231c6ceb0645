import { describe, expect, it } from 'vitest';
import { accountKey } from './account.ts';
import { postBingoShare } from './bingo-postings.ts';
import { postDrawRefund, postDrawReturn, postDrawStake } from './draw-postings.ts';
import { postLotterySeed, postLotteryShare } from './lottery-postings.ts';
import type { Transaction } from './transaction.ts';

const LOTTERY = 'house-lottery-keno-80';
const of = { key: 'k', playerId: 7n, currency: 'RUB' };
const amount = { minor: 10_000n, baseMinor: 100n };
const owed = { debtMinor: 4_000n, advanceMinor: 0n };

describe('postings of lotteries and bingo', () => {
  it.each<readonly [string, Transaction, Record<string, bigint>]>([
    [
      'a stake in another currency',
      postDrawStake(of, LOTTERY, amount),
      { 'player-main/7/RUB': -10_000n, 'house-exchange//RUB': 10_000n, 'house-exchange//EUR': -100n, 'house-lottery-keno-80//EUR': 100n },
    ],
    [
      "a stake in the pools' own",
      postDrawStake({ ...of, currency: 'EUR' }, LOTTERY, { minor: 100n, baseMinor: 100n }),
      { 'player-main/7/EUR': -100n, 'house-lottery-keno-80//EUR': 100n },
    ],
    [
      'winnings that repay a debt',
      postDrawReturn({ ...of, currency: 'EUR' }, LOTTERY, { minor: 9_000n, baseMinor: 9_000n }, owed),
      { 'house-lottery-keno-80//EUR': -9_000n, 'player-debt/7/EUR': 4_000n, 'player-main/7/EUR': 5_000n },
    ],
    [
      'a refund',
      postDrawRefund(of, LOTTERY, amount),
      { 'house-lottery-keno-80//EUR': -100n, 'house-exchange//RUB': -10_000n, 'house-exchange//EUR': 100n, 'player-main/7/RUB': 10_000n },
    ],
    [
      'a share and the breakage',
      postLotteryShare('s', LOTTERY, 450n, 3n),
      { 'house-lottery-keno-80//EUR': -453n, 'house-games//EUR': 450n, 'house-lottery-reserve//EUR': 3n },
    ],
    ['a loss of the house', postLotteryShare('s', LOTTERY, -50n, 0n), { 'house-lottery-keno-80//EUR': 50n, 'house-games//EUR': -50n }],
    ['a share of bingo', postBingoShare('s', 'house-bingo-90', 27n), { 'house-bingo-90//EUR': -27n, 'house-games//EUR': 27n }],
    ['a seed', postLotterySeed('s', LOTTERY, 500n), { 'house-bonus//EUR': -500n, 'house-lottery-keno-80//EUR': 500n }],
  ])('%s', (_what, { entries }, moves) => {
    expect(Object.fromEntries(entries.map((entry) => [accountKey(entry.account), entry.amountMinor]))).toEqual(moves);
  });
});
