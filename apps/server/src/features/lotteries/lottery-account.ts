import type { LotteryKey } from '@touchline/casino/lotteries/lottery';
import type { LotteryAccountKind } from '@touchline/ledger/lottery-postings';

/** The house's account that holds a lottery's stakes and jackpot. */
export const lotteryAccount = (lottery: LotteryKey): LotteryAccountKind => `house-lottery-${lottery}`;
