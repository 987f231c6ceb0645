import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { drawLottery } from '@touchline/casino/lotteries/draw-lottery';
import { LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import type { LotteryDrawView } from '@touchline/contract/lotteries/shapes';

/** The findings of a check, worked out from the published seed alone; null before there is a seed. */
export interface DrawCheck {
  /** The seed gives the hash that was promised. */
  readonly promised: boolean;
  /** The seed gives the numbers that were drawn. */
  readonly drawn: boolean;
}

export function checkDraw({ lottery, number, seed, seedHash: promise, numbers }: LotteryDrawView): DrawCheck | null {
  if (seed === null || numbers === null) return null;
  return { promised: seedHash(seed) === promise, drawn: drawLottery(LOTTERIES[lottery], seed, number).join() === numbers.join() };
}
