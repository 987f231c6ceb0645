import { floor, mul, ratio } from '@touchline/kernel/ratio';
import type { FixedLottery, Lottery, PoolLottery } from './lottery.ts';

/** Sold lines of a draw by how many numbers they picked and how many of these were right. */
export interface CountedLines {
  readonly picks: number;
  readonly hits: number;
  readonly lines: number;
}

/** A prize that was won. Amounts are minor units of the pool's currency. */
export interface LotteryPrize extends CountedLines {
  /** The sum that the winners share. */
  readonly potMinor: bigint;
  /** The payment of each of their lines, rounded down. */
  readonly perLineMinor: bigint;
}

/** A settled draw; sales and former jackpot are what is paid, kept, put aside and carried on. */
export interface LotterySettlement {
  readonly prizes: readonly LotteryPrize[];
  readonly paidMinor: bigint;
  /** The house's share; below 0 where fixed odds paid more than was sold. */
  readonly houseMinor: bigint;
  /** The breakage: what dividing by winners left over. */
  readonly reserveMinor: bigint;
  readonly jackpotAfterMinor: bigint;
}

const PERMILLE = 1000n;

/** The pot of a tier by itself, without the jackpot: rounded down. */
const tierPot = (salesMinor: bigint, salesPermille: number): bigint => (salesMinor * BigInt(salesPermille)) / PERMILLE;

/**
 * Shares out what was sold. Of pools each tier has its part of the sales, divided by its winning lines and rounded down; a tier that nobody won
 * rolls over to the jackpot of the next draw. Fixed odds pay each line by itself.
 */
export const settleLottery = (
  lottery: Lottery,
  salesMinor: bigint,
  jackpotMinor: bigint,
  counted: readonly CountedLines[],
): LotterySettlement =>
  lottery.kind === 'pool'
    ? settlePool(lottery, salesMinor, jackpotMinor, counted)
    : settleFixed(lottery, salesMinor, jackpotMinor, counted);

function settlePool(
  { tiers, picks }: PoolLottery,
  salesMinor: bigint,
  jackpotMinor: bigint,
  counted: readonly CountedLines[],
): LotterySettlement {
  const prizes: LotteryPrize[] = [];
  let houseMinor = salesMinor;
  let reserveMinor = 0n;
  let jackpotAfterMinor = 0n;
  for (const [place, { hits, salesPermille }] of tiers.entries()) {
    const ownMinor = tierPot(salesMinor, salesPermille);
    houseMinor -= ownMinor;
    const potMinor = ownMinor + (place === 0 ? jackpotMinor : 0n);
    const lines = counted.reduce((all, one) => (one.hits === hits ? all + one.lines : all), 0);
    if (lines === 0) {
      jackpotAfterMinor += potMinor;
      continue;
    }
    const perLineMinor = potMinor / BigInt(lines);
    reserveMinor += potMinor - perLineMinor * BigInt(lines);
    prizes.push({ picks: picks.max, hits, lines, potMinor, perLineMinor });
  }
  return { prizes, paidMinor: paidOf(prizes), houseMinor, reserveMinor, jackpotAfterMinor };
}

function settleFixed(
  { pays, linePriceMinor }: FixedLottery,
  salesMinor: bigint,
  jackpotMinor: bigint,
  counted: readonly CountedLines[],
): LotterySettlement {
  const prizes = counted.flatMap((one): LotteryPrize[] => {
    const pay = pays.get(one.picks)?.[one.hits];
    const perLineMinor = pay ? floor(mul(pay, ratio(linePriceMinor, 1n))) : 0n;
    return perLineMinor > 0n && one.lines > 0 ? [{ ...one, perLineMinor, potMinor: perLineMinor * BigInt(one.lines) }] : [];
  });
  const paidMinor = paidOf(prizes);
  return { prizes, paidMinor, houseMinor: salesMinor - paidMinor, reserveMinor: 0n, jackpotAfterMinor: jackpotMinor };
}

const paidOf = (prizes: readonly LotteryPrize[]): bigint =>
  prizes.reduce((sum, { perLineMinor, lines }) => sum + perLineMinor * BigInt(lines), 0n);
