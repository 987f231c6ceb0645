import { FIVE_OF_36 } from './five-of-36.ts';
import { KENO_80 } from './keno-80.ts';
import { LOTTERY_KEYS, type Lottery, type LotteryKey } from './lottery.ts';
import { SIX_OF_49 } from './six-of-49.ts';

export const LOTTERIES: Readonly<Record<LotteryKey, Lottery>> = { 'six-of-49': SIX_OF_49, 'five-of-36': FIVE_OF_36, 'keno-80': KENO_80 };

/** Every lottery, in the order in which they are shown. */
export const ALL_LOTTERIES: readonly Lottery[] = LOTTERY_KEYS.map((key) => LOTTERIES[key]);
