import type { Lottery } from '@touchline/casino/lotteries/lottery';

/** The jackpot that the next draw has: what is kept, and at least what the house promises. It adds what is missing when the draw is settled. */
export const guaranteedJackpot = (lottery: Lottery, keptMinor: bigint): bigint =>
  lottery.kind === 'pool' && keptMinor < lottery.seedMinor ? lottery.seedMinor : keptMinor;
