import type { HouseAccountKind } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import { poolEntry } from './pool-entries.ts';
import type { Transaction } from './transaction.ts';

export type LotteryAccountKind = Exclude<Extract<HouseAccountKind, `house-lottery-${string}`>, 'house-lottery-reserve'>;

/**
 * The house's share of a settled draw, and what dividing the prizes left over. `houseMinor` is below 0 where fixed odds paid more than was
 * sold: the house pays the difference.
 */
export const postLotteryShare = (key: string, lottery: LotteryAccountKind, houseMinor: bigint, reserveMinor: bigint): Transaction =>
  buildTransaction(key, 'lottery-share', [
    poolEntry(lottery, -houseMinor - reserveMinor),
    poolEntry('house-games', houseMinor),
    poolEntry('house-lottery-reserve', reserveMinor),
  ]);

/** The house adds to a jackpot what it lacks. */
export const postLotterySeed = (key: string, lottery: LotteryAccountKind, amountMinor: bigint): Transaction =>
  buildTransaction(key, 'jackpot-seed', [poolEntry('house-bonus', -amountMinor), poolEntry(lottery, amountMinor)]);
